import type { ChillerService } from '../schema.ts';
import { emergency } from './emergency.ts';
import { maintenance } from './maintenance.ts';
import { overhaul } from './overhaul.ts';
import { reTube } from './re-tube.ts';
import { rental } from './rental.ts';
import { retrofit } from './retrofit.ts';
import { startUp } from './start-up.ts';

/** The seven parts of the chiller specification, in order. */
export const chillerServices: readonly ChillerService[] = [
  startUp,
  maintenance,
  overhaul,
  reTube,
  retrofit,
  rental,
  emergency,
];
