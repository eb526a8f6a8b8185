import { chillerTypes } from 'records:chiller-types';
import { tonScale } from '#src/lib/ton-scale.ts';

/** The one scale of tons on which all types are drawn. */
export const tonnage = tonScale(chillerTypes.map(({ tons }) => tons));
