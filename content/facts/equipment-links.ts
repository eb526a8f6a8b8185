import { projects } from 'records:projects';
import type { Equipment } from './equipment.schema.ts';
import { pageOfSheet } from './page-of-sheet.ts';
import { recordById } from './record-by-id.ts';

/** Where a row of the equipment schedule leads, and what it calls the place. */
type Link = Pick<Equipment, 'route' | 'page' | 'hash' | 'destination'>;

export const inBuildings: Link = { route: 'commercial', hash: 'services', destination: 'In buildings' };
export const inHomes: Link = { route: 'residential', destination: 'In homes' };

/** To a type of chiller, by the id of its record. */
export function toChillers(type: string): Link {
  return { route: 'chillers', hash: type, destination: 'Chillers' };
}

/** To the sheet of a project; throws where its record is gone. */
export function toProject(id: string, destination: string): Link {
  const { sheet } = recordById('projects', projects, id);
  return { route: 'projects', page: pageOfSheet(sheet), hash: sheet, destination };
}
