import airHandler from 'records:drawings/air-handler';
import plantRoomDrawn from 'records:drawings/plant-room-drawn';
import residence from 'records:drawings/residence';
import serviceVan from 'records:drawings/service-van';
import { projects } from 'records:projects';
import { promises } from 'records:promises';
import { chillerTons } from './chiller-tons.ts';
import type { Equipment, EquipmentGroup } from './equipment.schema.ts';
import { inBuildings, inHomes, toChillers, toProject } from './equipment-links.ts';
import { includedMaintenance } from './prices.ts';
import { emergencyHoursShort, maintenanceVisits } from './promises.ts';
import { recordById } from './record-by-id.ts';

const publicAndBusiness = ['government', 'commercial'] as const;
const everyone = ['government', 'commercial', 'residential'] as const;
const homes = ['residential'] as const;

const pictureOf = (project: string) => recordById('projects', projects, project).picture;

/** The groups of the equipment schedule, in its order. */
export const equipmentGroups: readonly EquipmentGroup[] = [
  { id: 'cooling-plant', name: 'Cooling plant', drawing: plantRoomDrawn },
  { id: 'water-side', name: 'Water side', drawing: pictureOf('tower-and-pump-renewal') },
  { id: 'air-side', name: 'Air side', drawing: airHandler },
  { id: 'houses', name: 'Houses', drawing: residence },
  { id: 'every-building', name: 'Every building', drawing: serviceVan },
];

/** The service catalog: one row per kind of equipment, by name within its group. */
export const equipment: readonly Equipment[] = [
  {
    id: 'air-cooled-chillers',
    tag: 'CH-1',
    name: 'Air-cooled chillers',
    group: 'cooling-plant',
    capacity: { tons: chillerTons.airCooled, sample: false },
    work: 'Start-up, overhaul, coils cleaned and coated, replacement',
    audiences: publicAndBusiness,
    ...toChillers('air-cooled'),
  },
  {
    id: 'screw-chillers',
    tag: 'CH-2',
    name: 'Screw chillers, air- or water-cooled',
    group: 'cooling-plant',
    capacity: { tons: chillerTons.screw, sample: false },
    work: 'Oil and bearings, slide valve, retrofit, rental while we work',
    audiences: publicAndBusiness,
    ...toChillers('screw'),
  },
  {
    id: 'water-cooled-chillers',
    tag: 'CH-3',
    name: 'Water-cooled chillers',
    group: 'cooling-plant',
    capacity: { tons: chillerTons.waterCooled, sample: false },
    work: 'Re-tube, eddy-current test, compressor rebuilt on the bench',
    audiences: publicAndBusiness,
    ...toChillers('water-cooled'),
  },
  {
    id: 'cooling-towers',
    tag: 'CT-1',
    name: 'Cooling towers',
    group: 'water-side',
    capacity: { tons: { min: 50, max: 1200 }, sample: true },
    work: 'Fill, basins, fans and drives, one cell at a time',
    audiences: publicAndBusiness,
    ...toProject('tower-and-pump-renewal', 'Tower project'),
  },
  {
    id: 'piping',
    tag: 'V-1',
    name: 'Piping and valves',
    group: 'water-side',
    capacity: { words: 'By pipe size' },
    work: 'Strainers, seals, insulation; isolated, exercised, packing checked',
    audiences: publicAndBusiness,
    ...inBuildings,
  },
  {
    id: 'pumps',
    tag: 'PU-1',
    name: 'Pumps',
    group: 'water-side',
    capacity: { words: 'By the flow of the plant' },
    work: 'Seals, laser alignment, variable-speed drives',
    audiences: publicAndBusiness,
    ...toProject('tower-and-pump-renewal', 'Pump project'),
  },
  {
    id: 'air-handlers',
    tag: 'AHU-1',
    name: 'Air handlers',
    group: 'air-side',
    capacity: { tons: { min: 5, max: 200 }, sample: true },
    work: 'Coils, fan walls, filters, drain pans',
    audiences: publicAndBusiness,
    ...inBuildings,
  },
  {
    id: 'ductwork',
    tag: 'D-1',
    name: 'Ductwork and balancing',
    group: 'air-side',
    capacity: { words: 'By airflow' },
    work: 'New runs, sealing, airflow measured at every grille',
    audiences: everyone,
    ...inBuildings,
  },
  {
    id: 'rooftop-units',
    tag: 'RTU-1',
    name: 'Rooftop units',
    group: 'air-side',
    capacity: { tons: { min: 3, max: 150 }, sample: true },
    work: 'Change-out: crane, curb adapter, permit, anchorage papers',
    audiences: publicAndBusiness,
    ...toProject('rooftop-unit-replacement', 'Rooftop project'),
  },
  {
    id: 'vrf',
    tag: 'VRF-1',
    name: 'VRF and fan coils',
    group: 'air-side',
    capacity: { tons: { min: 2, max: 60 }, sample: true },
    work: 'Pressure test witnessed, charge weighed, sensors in each zone',
    audiences: publicAndBusiness,
    ...toProject('permit-office-vrf', 'VRF project'),
  },
  {
    id: 'split-systems',
    tag: 'SS-1',
    name: 'Split systems and heat pumps',
    group: 'houses',
    capacity: { tons: { min: 1.5, max: 5 }, sample: true },
    work: 'Sized from a load calculation; permit and removal of the old unit included',
    audiences: homes,
    ...inHomes,
  },
  {
    id: 'dehumidifiers',
    tag: 'DH-1',
    name: 'Dehumidifiers',
    group: 'houses',
    capacity: { words: 'By pints a day' },
    work: 'Set to the house, drained so that it cannot flood a closet',
    audiences: homes,
    ...inHomes,
  },
  {
    id: 'controls',
    tag: 'DDC-1',
    name: 'Controls',
    group: 'every-building',
    capacity: { words: 'One thermostat to DDC' },
    work: 'Points, sequences and trend logs your own staff can read',
    audiences: everyone,
    ...inBuildings,
  },
  {
    id: 'emergency-repair',
    tag: 'ER-1',
    name: 'Emergency repair',
    group: 'every-building',
    capacity: { words: `${emergencyHoursShort} or ${promises.emergency.residential}` },
    work: `The line is open ${promises.emergency.line}; crews carry the parts that fail most`,
    audiences: everyone,
    route: 'contact',
    destination: 'Contact',
  },
  {
    id: 'planned-maintenance',
    tag: 'PM-1',
    name: 'Planned maintenance',
    group: 'every-building',
    capacity: { words: `${promises.maintenance.homeVisitsPerYear} or ${maintenanceVisits}` },
    work: `Readings kept by serial number; major installs include ${includedMaintenance}`,
    audiences: everyone,
    route: 'commercial',
    hash: 'agreement',
    destination: 'Agreement',
  },
  {
    id: 'storm-work',
    tag: 'ST-1',
    name: 'Storm work',
    group: 'every-building',
    capacity: { words: 'June 1 to November 30' },
    work: 'Tie-downs and pads before; restart and temporary cooling after',
    audiences: everyone,
    route: 'government',
    hash: 'readiness',
    destination: 'Storm readiness',
  },
];
