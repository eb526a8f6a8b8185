import { parse } from 'node:path';
import { drawings } from 'records:drawings';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Drawing } from '#content/records/picture-fields.ts';
import { type RouteName, recordPages } from '#content/values/addresses.ts';
import { type Route, routes } from '#src/views/routes.ts';
import { chillerServices } from '#src/views/services.ts';
import { type BuiltPage, isRecordPage } from '#tools/pages/all-pages.ts';

/** What the picture of a page shows when somebody shares the page. */
export type SocialSubject = Pick<Route, 'title' | 'sheet' | 'label'> & { drawing: Drawing };

const drawn = (id: string) => recordById('drawings', drawings, id, 'tools/social/social-subject.ts');
const photoOf = (id: string) => chillerServices.find((part) => part.id === id)?.photo;
const pictureOf = (id: string) =>
  recordById('projects', projects, id, 'tools/social/social-subject.ts').picture;
const gallery = projects.flatMap(({ galleryPhotos = [] }) => galleryPhotos);
/** A picture of a gallery by the name of its file; undefined once no project has it, for projects come and go. */
const galleryPicture = (name: string) => gallery.find(({ url }) => parse(url.file).name === name);

/** Each page's own drawing: one that it shows, or one of what it is about. */
const ofPages: Partial<Record<RouteName, Drawing | undefined>> = {
  government: drawn('courthouse'),
  commercial: drawn('rooftop-drawn'),
  residential: drawn('residence'),
  services: drawn('air-handler'),
  projects: galleryPicture('eddy-current-test'),
  // where the team is at home
  team: drawn('shop'),
  training: drawn('training-lab'),
  // it goes home with a technician
  careers: drawn('service-van'),
  subcontractors: drawn('site-trades'),
  contact: drawn('dispatch'),
  // measured, and on one sheet
  capabilityStatement: galleryPicture('bench-measurement'),
  chillers: photoOf('start-up'),
  chillerServices: photoOf('re-tube'),
  privacy: galleryPicture('lockout'),
  // said in words and by arrows
  accessibility: galleryPicture('labeled-pipes'),
};

/** What the picture of a page shows: of a record its own drawing, of any other page the one above. */
export function socialSubject(page: BuiltPage): SocialSubject {
  const { title, sheet, label } = page.route;
  return {
    title,
    sheet,
    // the title of a record's page begins with its label: over it stands where it belongs
    label: isRecordPage(page) ? routes[recordPages[page.name].parent].label : label,
    // the plant room of the home page, where a page has none of its own
    drawing: drawingOf(page) ?? drawn('plant-room-drawn'),
  };
}

function drawingOf(page: BuiltPage): Drawing | undefined {
  if (!isRecordPage(page)) return ofPages[page.name as RouteName];
  const { name, record } = page;
  if (name === 'project') return pictureOf(record);
  const [records, general] =
    name === 'position' ? [positions, ofPages.careers] : [programs, ofPages.training];
  return records.find(({ id }) => id === record)?.stillLife ?? general;
}
