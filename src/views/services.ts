import { chillerServices as specification } from 'records:chiller-services';
import { chillerTypes } from 'records:chiller-types';
import { drawings } from 'records:drawings';
import { equipment as schedule } from 'records:equipment';
import { markets as marketList } from 'records:markets';
import { projects } from 'records:projects';
import { services as serviceList } from 'records:services';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Drawing } from '#content/records/picture-fields.ts';
import type { Equipment as EquipmentSchedule } from '#content/records/services.ts';
import { pageOfSheet } from './project-set.ts';

type Group = EquipmentSchedule['groups'][number];

const file = 'src/views/services.ts';

export const equipmentGroups = schedule.groups.map(({ id, name, picture }) => ({
  id,
  name,
  drawing: pictureOf(picture),
}));

export type EquipmentGroup = (typeof equipmentGroups)[number];

/** The service catalog: one row per kind of equipment, by name within its group; tons of cooling, or words where they do not measure it. */
export const equipment = schedule.groups.flatMap(({ id: group, rows }) =>
  rows.map(({ capacity, leadsTo, leadsHomesTo, ...row }) => ({
    ...row,
    group,
    capacity: 'chillers' in capacity ? { tons: tonsOf(capacity.chillers), sample: false } : capacity,
    leadsTo: destinationOf(leadsTo),
    leadsHomesTo: leadsHomesTo && destinationOf(leadsHomesTo),
  })),
);

export type Equipment = (typeof equipment)[number];

export const services = serviceList.cards.map(({ page, ...card }) => ({ ...card, route: page }));

export type Service = (typeof services)[number];

const job = specification && recordById('projects', projects, specification.shownJob, file);

/** The job that most parts of the chiller specification are shown on. */
export const shownJob = { id: job?.id ?? '', sheet: job?.sheet ?? '', title: job?.title ?? '' };

const photos = job?.galleryPhotos?.map((one) => ({ ...one, id: one.url.file.replace(/^.*\/|\.\w+$/g, '') }));

/** The parts of the chiller specification, in order, each with a picture of the job, by the name of its file, or a drawing. */
export const chillerServices = (specification?.parts ?? []).map(({ photo, ...part }, index) => ({
  ...part,
  number: index + 1,
  photo: photo && {
    ...recordById(`projects/${shownJob.id}`, photos ?? [], photo.file, file),
    caption: photo.caption,
  },
}));

export type ChillerService = (typeof chillerServices)[number];

export const markets = marketList.buildings.map(({ picture, ...market }) => ({
  ...market,
  drawing: pictureOf(picture),
}));

function pictureOf(picture: Group['picture']): Drawing {
  return 'drawing' in picture
    ? recordById('drawings', drawings, picture.drawing, file)
    : recordById('projects', projects, picture.project, file).picture;
}

function tonsOf(chillers: string) {
  return recordById('chiller-types', chillerTypes, chillers, file).tons;
}

function destinationOf(link: Group['rows'][number]['leadsTo']) {
  if (!('project' in link)) return { route: link.page, hash: link.hash, label: link.label };
  const { sheet } = recordById('projects', projects, link.project, file);
  return { route: 'projects' as const, page: pageOfSheet[sheet], hash: sheet, label: link.label };
}
