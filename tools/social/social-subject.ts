import { parse } from 'node:path';
import airHandler from 'records:drawings/air-handler';
import courthouse from 'records:drawings/courthouse';
import dispatch from 'records:drawings/dispatch';
import plantRoomDrawn from 'records:drawings/plant-room-drawn';
import residence from 'records:drawings/residence';
import rooftopDrawn from 'records:drawings/rooftop-drawn';
import serviceVan from 'records:drawings/service-van';
import shop from 'records:drawings/shop';
import siteTrades from 'records:drawings/site-trades';
import trainingLab from 'records:drawings/training-lab';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { type Route, routes } from '#content/addresses/routes.ts';
import { recordById } from '#content/facts/record-by-id.ts';
import { chillerServices } from '#content/facts/services.ts';
import type { Drawing } from '#content/records/picture-fields.ts';
import { type RouteName, recordPages } from '#content/values/addresses.ts';
import { type BuiltPage, isRecordPage } from '#tools/pages/all-pages.ts';

/** What the picture of a page shows when somebody shares the page. */
export type SocialSubject = Pick<Route, 'title' | 'sheet' | 'label'> & { drawing: Drawing };

const photoOf = (id: string) =>
  recordById('chiller services', chillerServices, id, 'tools/social/social-subject.ts').photo;
const pictureOf = (id: string) =>
  recordById('projects', projects, id, 'tools/social/social-subject.ts').picture;
const gallery = projects.flatMap(({ galleryPhotos = [] }) => galleryPhotos);
/** A picture of a gallery by the name of its file; undefined once no project has it, for projects come and go. */
const galleryPicture = (name: string) => gallery.find(({ url }) => parse(url.file).name === name);

/** Each page's own drawing: one that it shows, or one of what it is about. */
const drawings: Partial<Record<RouteName, Drawing | undefined>> = {
  government: courthouse,
  commercial: rooftopDrawn,
  residential: residence,
  services: airHandler,
  projects: galleryPicture('eddy-current-test'),
  // where the team is at home
  team: shop,
  training: trainingLab,
  // it goes home with a technician
  careers: serviceVan,
  subcontractors: siteTrades,
  contact: dispatch,
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
    drawing: drawingOf(page) ?? plantRoomDrawn,
  };
}

function drawingOf(page: BuiltPage): Drawing | undefined {
  if (!isRecordPage(page)) return drawings[page.name as RouteName];
  const { name, record } = page;
  if (name === 'project') return pictureOf(record);
  if (name === 'position')
    return (
      recordById('positions', positions, record, 'tools/social/social-subject.ts').stillLife ??
      drawings.careers
    );
  return (
    recordById('programs', programs, record, 'tools/social/social-subject.ts').stillLife ?? drawings.training
  );
}
