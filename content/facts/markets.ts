import industrial from 'records:drawings/industrial';
import retail from 'records:drawings/retail';
import { projects } from 'records:projects';
import { formatRange } from '../values/format.ts';
import { allChillerTons } from './chiller-tons.ts';
import type { Market } from './markets.schema.ts';
import { recordById } from './record-by-id.ts';

const pictureOf = (project: string) => recordById('projects', projects, project).picture;

/** The four kinds of commercial building. */
export const markets: readonly Market[] = [
  {
    id: 'retail',
    name: 'Retail',
    text: 'One rooftop unit down can close a store. We change it with the crane booked, the curb adapter made and the anchorage papers filed.',
    workWindow: 'Before opening',
    drawing: retail,
  },
  {
    id: 'office',
    name: 'Office',
    text: 'Hot corners, cold desks, server rooms: variable refrigerant flow (VRF), air handlers and controls, balanced floor by floor.',
    workWindow: 'Nights and weekends',
    drawing: pictureOf('permit-office-vrf'),
  },
  {
    id: 'industrial',
    name: 'Industrial',
    text: `Process and comfort cooling, ${formatRange(allChillerTons)} tons, with temporary cooling on request while we work.`,
    workWindow: 'Your shutdown',
    drawing: industrial,
  },
  {
    id: 'warehouse',
    name: 'Warehouse',
    text: 'Heat collects under the deck. We cool the aisles where people work, move the rest with large fans and interlock the dock doors.',
    workWindow: 'Sundays; racks stay full',
    drawing: pictureOf('warehouse-cooling'),
  },
];
