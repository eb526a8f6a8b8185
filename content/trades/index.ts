import type { Trade } from '../schema.ts';
import { controls } from './controls.ts';
import { craneAndRigging } from './crane-and-rigging.ts';
import { electrical } from './electrical.ts';
import { pipeInsulation } from './pipe-insulation.ts';
import { sheetMetal } from './sheet-metal.ts';

/** The five trades wanted, numbered by their place here. */
export const trades: readonly Trade[] = [sheetMetal, pipeInsulation, electrical, controls, craneAndRigging];
