import { chillerTons } from './chiller-tons.ts';
import type { ChillerType, Industry } from './schema.ts';

/** What the table asks of each type, in the order of the answers. */
export const chillerQuestions = ['Where it stands', 'Water', 'Wind and salt', 'Access'] as const;

/** Two ways to reject heat, and a compressor that is found in both. */
export const chillerTypes = [
  {
    id: 'air-cooled',
    name: 'Air-cooled',
    kind: 'heat rejection',
    tons: chillerTons.airCooled,
    text: 'Rejects its heat to the outside air: no tower, little water. Stands on a roof or a slab, takes more power at the peak, and needs coated coils near the sea.',
    answers: [
      'Roof or slab, clear air on all sides',
      'Only the chilled-water loop',
      'Anchorage calculated; coated coils near the sea',
      'A crane, and coil cleaning from outside',
    ],
  },
  {
    id: 'water-cooled',
    name: 'Water-cooled',
    kind: 'heat rejection',
    tons: chillerTons.waterCooled,
    text: 'Uses less power for the same load. Needs a cooling tower, water treatment and a plant room with space to draw the tubes.',
    answers: [
      'Plant room; tower on the roof',
      'Make-up water, blowdown and treatment',
      'The tower is anchored; the machine is indoors',
      'One tube length free at one end',
    ],
  },
  {
    id: 'screw',
    name: 'Screw',
    kind: 'compressor',
    tons: chillerTons.screw,
    text: 'A compressor type, found in both of the others. Runs well at part load, so it suits buildings that are half full for half of the day.',
    answers: [
      'Either place',
      'As for the type it is built into',
      'As for the type it is built into',
      'Headroom to lift the compressor',
    ],
  },
] as const satisfies readonly ChillerType[];

/** Eight industries, their load and how usual each type is there; the load and the roof decide. */
export const industries = [
  {
    id: 'government',
    name: 'Government buildings',
    load: 'Office hours, with courtrooms and records that need humidity held',
    marks: { 'air-cooled': 'seen', 'water-cooled': 'usual', screw: 'seen' },
  },
  {
    id: 'schools',
    name: 'Schools and colleges',
    load: 'Full by day, near nothing at night; work is done in the breaks',
    marks: { 'air-cooled': 'usual', 'water-cooled': 'seen', screw: 'usual' },
  },
  {
    id: 'hospitals',
    name: 'Hospitals and clinics',
    load: 'Day and night; one machine always in reserve',
    marks: { 'air-cooled': 'rare', 'water-cooled': 'usual', screw: 'seen' },
  },
  {
    id: 'hotels',
    name: 'Hotels',
    load: 'Part load most of the year, people asleep above',
    marks: { 'air-cooled': 'seen', 'water-cooled': 'usual', screw: 'usual' },
  },
  {
    id: 'offices',
    name: 'Offices',
    load: 'Peak at 3:00\u00a0PM; tenants billed for after-hours cooling',
    marks: { 'air-cooled': 'seen', 'water-cooled': 'usual', screw: 'seen' },
  },
  {
    id: 'retail',
    name: 'Retail',
    load: 'Doors open, long hours, the busiest roof in summer',
    marks: { 'air-cooled': 'usual', 'water-cooled': 'rare', screw: 'seen' },
  },
  {
    id: 'data-rooms',
    name: 'Data rooms',
    load: 'The same load every hour of the year',
    marks: { 'air-cooled': 'usual', 'water-cooled': 'seen', screw: 'usual' },
  },
  {
    id: 'process',
    name: 'Food and process',
    load: 'Follows the shift; colder water than comfort cooling',
    marks: { 'air-cooled': 'seen', 'water-cooled': 'seen', screw: 'usual' },
  },
] as const satisfies readonly Industry[];

/** What the marks of the matrix say, for the legend and for screen readers. */
export const industryMarks: Record<Industry['marks']['screw'], string> = {
  usual: 'The usual choice',
  seen: 'Also seen',
  rare: 'Rarely',
};
