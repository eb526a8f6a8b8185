import { chillerServices } from '#content/facts/chiller-services.ts';
import { recordById } from '#content/facts/record-by-id.ts';
import {
  airHandler,
  courthouse,
  dispatch,
  plantRoomDrawn,
  residence,
  rooftopDrawn,
  serviceVan,
  shop,
  siteTrades,
  trainingLab,
} from '#content/records/drawings/drawings.ts';
import type { Drawing } from '#content/records/picture-fields.ts';
import { positions } from '#content/records/positions/positions.ts';
import { programs } from '#content/records/programs/programs.ts';
import { projects } from '#content/records/projects/projects.ts';
import type { Route, RouteName } from '#content/routes.ts';
import { type DescribedPage, isRecordPage } from '#tools/pages/described-page.ts';

/** What the picture of a page shows when somebody shares the page. */
export type SocialSubject = Pick<Route, 'title' | 'sheet' | 'label'> & { drawing: Drawing };

const [firstProject] = projects;
const [firstPosition] = positions;
const photoOf = (id: string) => recordById('chiller services', chillerServices, id).photo;
const pictureOf = (id: string) => recordById('projects', projects, id).picture;

/** Each page's own drawing: one that it shows, or one of what it is about. */
const drawings: Partial<Record<RouteName, Drawing | undefined>> = {
  government: courthouse,
  commercial: rooftopDrawn,
  residential: residence,
  services: airHandler,
  projects: firstProject?.picture,
  team: serviceVan,
  training: trainingLab,
  careers: firstPosition?.stillLife,
  subcontractors: siteTrades,
  contact: dispatch,
  capabilityStatement: pictureOf('permit-office-vrf'),
  chillers: photoOf('start-up'),
  chillerServices: photoOf('re-tube'),
  privacy: shop,
  accessibility: shop,
};

/** What the picture of a page shows: of a record its own drawing, of any other page the one above. */
export function socialSubject(page: DescribedPage): SocialSubject {
  const { title, sheet, label } = page.route;
  // the plant room of the home page, where a page has none of its own
  return { title, sheet, label, drawing: drawingOf(page) ?? plantRoomDrawn };
}

function drawingOf(page: DescribedPage): Drawing | undefined {
  if (!isRecordPage(page)) return drawings[page.name as RouteName];
  const { name, record } = page;
  if (name === 'project') return pictureOf(record);
  if (name === 'position') return recordById('positions', positions, record).stillLife ?? drawings.careers;
  return recordById('programs', programs, record).stillLife ?? drawings.training;
}
