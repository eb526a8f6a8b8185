import records from 'records:strategic-partners';
import type { StrategicPartner } from './schema.ts';

/** Independent firms. They hold no share; name and license are printed once they agree. */
export const strategicPartners: readonly StrategicPartner[] = records;
