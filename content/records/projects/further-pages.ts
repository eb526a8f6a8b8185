import pages from 'further-records:projects';
import type { Project } from './schema.ts';

/** Loads the projects of the second page, of the third and so on. */
export const furtherPages: readonly (() => Promise<{ default: readonly Project[] }>)[] = pages;
