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
import type { Drawing } from '#content/records/fields.ts';
import { positions } from '#content/records/positions/positions.ts';
import type { Position } from '#content/records/positions/schema.ts';
import type { Program } from '#content/records/programs/schema.ts';
import { projects } from '#content/records/projects/projects.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { type Route, type RouteName, routes } from '#content/routes.ts';

/** What the picture of a page shows when somebody shares the page. */
export type SocialSubject = Pick<Route, 'title' | 'sheet' | 'label'> & { drawing: Drawing };

const [firstProject] = projects;
const [firstPosition] = positions;
const photoOf = (id: string) => recordById('chiller services', chillerServices, id).photo;
const pictureOf = (id: string) => recordById('projects', projects, id).picture;

/** Each page's own drawing: one that it shows, or one of what it is about. */
const drawings: Record<RouteName, Drawing> = {
  home: plantRoomDrawn,
  government: courthouse,
  commercial: rooftopDrawn,
  residential: residence,
  services: airHandler,
  projects: firstProject?.picture ?? plantRoomDrawn,
  team: serviceVan,
  training: trainingLab,
  careers: firstPosition?.stillLife ?? shop,
  subcontractors: siteTrades,
  contact: dispatch,
  capabilityStatement: pictureOf('permit-office-vrf'),
  chillers: photoOf('start-up'),
  chillerServices: photoOf('re-tube'),
  privacy: shop,
  accessibility: shop,
};

/** The subject of a page of the URL contract; a further page of the project set has its own `route`. */
export function pageSubject(name: RouteName, route: Route): SocialSubject {
  return { title: route.title, sheet: route.sheet, label: route.label, drawing: drawings[name] };
}

/** The subject of a page that shows one project. */
export function projectSubject({ title, sheet, picture }: Project): SocialSubject {
  return { title, sheet, label: routes.projects.label, drawing: picture };
}

/** The subject of a page that shows one position, under the number of its `sheet`. */
export function positionSubject({ title, stillLife }: Position, sheet = routes.careers.sheet): SocialSubject {
  return { title, sheet, label: routes.careers.label, drawing: stillLife ?? drawings.careers };
}

/** The subject of a page that shows one program, under the number of its `sheet`. */
export function programSubject({ title, stillLife }: Program, sheet = routes.training.sheet): SocialSubject {
  return { title, sheet, label: routes.training.label, drawing: stillLife ?? drawings.training };
}
