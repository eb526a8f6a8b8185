import record from 'record:service-area';
import type { ServiceArea } from './schema.ts';

/** Where the company works. */
export const serviceArea: ServiceArea = record;
