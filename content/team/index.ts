import type { TeamMember } from '../schema.ts';
import { andreJoseph } from './andre-joseph.ts';
import { danaWhitlock } from './dana-whitlock.ts';
import { keishaMonroe } from './keisha-monroe.ts';
import { lenaBrandt } from './lena-brandt.ts';
import { luisFerrer } from './luis-ferrer.ts';
import { maiTran } from './mai-tran.ts';
import { marisolVega } from './marisol-vega.ts';
import { ruthOkafor } from './ruth-okafor.ts';
import { tomasRivera } from './tomas-rivera.ts';

/** Who owns and runs the company; the shares add up to 100 percent. */
export const leadership: readonly TeamMember[] = [
  marisolVega,
  ruthOkafor,
  danaWhitlock,
  tomasRivera,
  lenaBrandt,
];

/** Employees whom customers meet. */
export const specialists: readonly TeamMember[] = [andreJoseph, keishaMonroe, luisFerrer, maiTran];
