import records from 'records:projects';
import type { Project } from './schema.ts';

/** The projects, in the order of the drawing set. */
export const projects: readonly Project[] = records;
