import { projects } from 'records:projects';
import { pageOfSheet } from './page-of-sheet.ts';

/** The public projects that /government and the capability statement name, as much of them as is said there. */
export const pastPerformance = projects
  .filter(({ isPastPerformance }) => isPastPerformance)
  .map(({ description: _, features: __, picture: ___, galleryPhotos: ____, ...project }) => ({
    ...project,
    page: pageOfSheet(project.sheet),
  }));
