import records from 'records:projects/1';
import type { Project } from './schema.ts';

/** The projects of the first page: all of them where one page holds them. */
export const firstProjects: readonly Project[] = records;
