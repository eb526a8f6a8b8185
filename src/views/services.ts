import { chillerServices as specification } from 'records:chiller-services';
import { chillerTypes } from 'records:chiller-types';
import { drawings } from 'records:drawings';
import { equipment as schedule } from 'records:equipment';
import { markets as marketList } from 'records:markets';
import { projects } from 'records:projects';
import { services as serviceList } from 'records:services';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Drawing, GalleryPhoto } from '#content/records/picture-fields.ts';
import type { Equipment as EquipmentSchedule } from '#content/records/services.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { pageNumberOf } from './page-number.ts';

// The lists of what we do, with what they quote of other records in its place.

type Group = EquipmentSchedule['groups'][number];
type Row = Group['rows'][number];

/** The page that says more (one of several, for projects), the place on it where there is one, and what the row calls it. */
export interface Destination {
  route: RouteName;
  page?: number;
  hash?: string | undefined;
  label: string;
}

/** The groups of the equipment schedule, in its order. */
export const equipmentGroups = schedule.groups.map(({ id, name, picture }) => ({
  id,
  name,
  drawing: pictureOf(picture),
}));

export type EquipmentGroup = (typeof equipmentGroups)[number];

/** The service catalog: one row per kind of equipment, by name within its group. */
export const equipment = schedule.groups.flatMap(({ id: group, rows }) =>
  rows.map(({ capacity, leadsTo, leadsHomesTo, ...row }) => ({
    ...row,
    group,
    capacity: capacityOf(capacity),
    leadsTo: destinationOf(leadsTo),
    leadsHomesTo: leadsHomesTo && destinationOf(leadsHomesTo),
  })),
);

export type Equipment = (typeof equipment)[number];

/** The service cards of the home page, in their order. */
export const services = serviceList.cards.map(({ page, ...card }) => ({ ...card, route: page }));

export type Service = (typeof services)[number];

const job =
  specification && recordById('projects', projects, specification.shownJob, 'src/views/services.ts');

/** The job that most parts of the chiller specification are shown on. */
export const shownJob = { id: job?.id ?? '', sheet: job?.sheet ?? '', title: job?.title ?? '' };

/** The parts of the chiller specification, in order, each with a picture of the job or a drawing. */
export const chillerServices = (specification?.parts ?? []).map(({ photo, ...part }, index) => ({
  ...part,
  number: index + 1,
  photo: photo && jobPhoto(photo),
}));

export type ChillerService = (typeof chillerServices)[number];

/** The kinds of commercial building. */
export const markets = marketList.buildings.map(({ picture, ...market }) => ({
  ...market,
  drawing: pictureOf(picture),
}));

function pictureOf(picture: Group['picture']): Drawing {
  return 'drawing' in picture
    ? recordById('drawings', drawings, picture.drawing, 'src/views/services.ts')
    : recordById('projects', projects, picture.project, 'src/views/services.ts').picture;
}

/** Tons of cooling, or words where tons do not measure it. */
function capacityOf(capacity: Row['capacity']) {
  if (!('chillers' in capacity)) return capacity;
  return {
    tons: recordById('chiller-types', chillerTypes, capacity.chillers, 'src/views/services.ts').tons,
    sample: false,
  };
}

/** Where a row leads: to the sheet of a project, or to a page. */
function destinationOf(link: Row['leadsTo']): Destination {
  if (!('project' in link)) return { route: link.page, hash: link.hash, label: link.label };
  const { sheet } = recordById('projects', projects, link.project, 'src/views/services.ts');
  return { route: 'projects', page: pageNumberOf(sheet), hash: sheet, label: link.label };
}

/** A picture of the job, by the name of its file, with what it shows here. */
function jobPhoto({ file, caption }: { file: string; caption: string }): GalleryPhoto {
  const { galleryPhotos = [] } = job ?? {};
  const photos = galleryPhotos.map((one) => ({ ...one, id: one.url.file.replace(/^.*\/|\.\w+$/g, '') }));
  const { url, alt } = recordById(`projects/${shownJob.id}`, photos, file, 'src/views/services.ts');
  return { url, alt, caption };
}
