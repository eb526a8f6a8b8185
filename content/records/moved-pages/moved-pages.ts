import record from 'record:moved-pages';
import type { MovedPages } from './schema.ts';

/** Addresses of an earlier site, and the page that answers in their place. */
export const movedPages: MovedPages = record;
