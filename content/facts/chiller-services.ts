import { projects } from 'records:projects';
import { promises } from 'records:promises';
import type { GalleryPhoto } from '../records/picture-fields.ts';
import type { ChillerService } from './chiller-services.schema.ts';
import { emergencyCommercial, maintenanceVisits } from './promises.ts';
import { recordById } from './record-by-id.ts';

/** The job that most parts are shown on. */
export const shownJob = recordById('projects', projects, 'chiller-capital-repair');

/** The seven parts of the chiller specification, in order. */
export const chillerServices: readonly ChillerService[] = [
  {
    id: 'start-up',
    number: 1,
    isPlanned: true,
    title: 'Start-up',
    summary: 'Proved before handover',
    text: 'A new or rebuilt machine is proved under load before it is yours.',
    clauses: [
      'Before power: water side flushed, phases checked, oil warm, safeties tripped on purpose.',
      'Flows, superheat and approach read at the highest load the building can give.',
    ],
    receive: 'Start-up sheet signed by two people, set points, warranty registration.',
    photo: photo('commissioning', 'Both machines running; temperatures trended on the laptop.'),
  },
  {
    id: 'maintenance',
    number: 2,
    isPlanned: true,
    title: 'Maintenance',
    summary: maintenanceVisits,
    text: 'The same visits at the same intervals, each one compared with the last.',
    clauses: [
      'Each visit: readings by serial number; oil, refrigerant charge, approach, vibration.',
      'Once a year: heads off, tubes brushed, oil analyzed, relief valves checked against their dates.',
    ],
    receive: 'A trend of every reading since the first visit, and a list of what to plan for.',
    photo: photo('bolt-up', 'Water box closed again; bolts tightened in the numbered star sequence.'),
  },
  {
    id: 'overhaul',
    number: 3,
    isPlanned: true,
    title: 'Overhaul',
    summary: 'Measured on the bench',
    text: 'The compressor comes off, is measured, and goes back with new parts where the numbers say so.',
    clauses: [
      'Locked, tagged and isolated; refrigerant recovered and weighed.',
      'Bearings, impeller and shaft measured on the bench; the motor goes to a motor shop.',
    ],
    receive: 'Clearance sheet before and after; refrigerant log by weight.',
    photo: photo('bench-measurement', 'Impeller, bearings and shaft on the bench.'),
  },
  {
    id: 're-tube',
    number: 4,
    isPlanned: true,
    title: 'Re-tube',
    summary: 'New copper, old shell',
    text: 'New copper in the shell that you already own.',
    clauses: [
      'Eddy-current test of every tube, so that only a bad bundle is replaced.',
      'Old tubes drawn, sheets cleaned, new tubes rolled; both sides pressure-tested before a witness.',
    ],
    receive: 'Tube map before and after, test certificates, photographs by drawing number.',
    photo: photo('old-tubes', 'Old tubes drawn out of the shell over roller stands.'),
  },
  {
    id: 'retrofit',
    number: 5,
    isPlanned: true,
    title: 'Retrofit',
    summary: 'Controls, drives, starters',
    text: 'A machine in good order gets new controls, a drive or a starter.',
    clauses: [
      'Points list agreed with your controls staff, then one planned shutdown.',
      'Trend logs running before we leave, on a screen that your staff can read.',
    ],
    receive: 'As-built wiring, points list, sequence of operation, one hour of instruction.',
    photo: photo(
      'control-cabinet',
      'Control cabinet with its new controller, power supply and terminal rows.',
    ),
  },
  {
    id: 'rental',
    number: 6,
    isPlanned: false,
    title: 'Rental',
    summary: 'Cooling while yours is open',
    text: 'Temporary cooling while your machine is open, or until the part arrives.',
    clauses: [
      'Air-cooled machine, pump, hoses and power cable, sized from your load.',
      'Noise and fuel agreed with the site; checked daily, removed when yours is proved.',
    ],
    receive: 'Site plan with trailer, hoses and power; daily log.',
    drawing: {
      shows: 'rental-chiller',
      alt: 'Line drawing of an air-cooled chiller on a trailer outside a plant room: two hoses run to valves on its wall, a power cable to a switch.',
      caption: 'Rental machine on its trailer: two hoses to the valves of the building, one power cable.',
    },
  },
  {
    id: 'emergency',
    number: 7,
    isPlanned: false,
    title: 'Emergency',
    summary: `${promises.emergency.line}, ${emergencyCommercial}`,
    text: `A crew ${emergencyCommercial} for commercial and government, day and night.`,
    clauses: [
      'Made safe first: power, pressure, water.',
      'Fault found and the choice put to you: repair now, temporary cooling, or both.',
    ],
    receive: 'Fault, cause and fix in writing.',
    photo: photo('plant-room-before', 'What we often find: water on the floor at the water-box end.'),
  },
];

/** A picture of the chiller repair, by the name of its file, with what it shows here. */
function photo(name: string, caption: string): GalleryPhoto {
  const { galleryPhotos = [] } = shownJob;
  const photos = galleryPhotos.map((one) => ({ ...one, id: one.url.file.replace(/^.*\/|\.\w+$/g, '') }));
  const { url, alt } = recordById(`projects/${shownJob.id}`, photos, name);
  return { url, alt, caption };
}
