import { allChillerTons } from './chiller-tons.ts';
import { airHandler, officeVrf, rooftopDrawn, warehouse } from './drawing.ts';
import { formatRange } from './format.ts';
import type { Market } from './schema.ts';

/** The four kinds of commercial building. */
export const markets = [
  {
    id: 'retail',
    name: 'Retail',
    text: 'One rooftop unit down can close a store. We change it with the crane booked, the curb adapter made and the anchorage papers filed.',
    workWindow: 'Before opening',
    drawing: rooftopDrawn,
  },
  {
    id: 'office',
    name: 'Office',
    text: 'Hot corners, cold desks, server rooms: variable refrigerant flow (VRF), air handlers and controls, balanced floor by floor.',
    workWindow: 'Nights and weekends',
    drawing: officeVrf,
  },
  {
    id: 'industrial',
    name: 'Industrial',
    text: `Process and comfort cooling, ${formatRange(allChillerTons)} tons, with temporary cooling on request while we work.`,
    workWindow: 'Your shutdown',
    drawing: airHandler,
  },
  {
    id: 'warehouse',
    name: 'Warehouse',
    text: 'Heat collects under the deck. We cool the aisles where people work, move the rest with large fans and interlock the dock doors.',
    workWindow: 'Sundays; racks stay full',
    drawing: warehouse,
  },
] as const satisfies readonly Market[];
