import { formatDayOrMonth } from '../format.ts';
import type { Company } from '../records/company/schema.ts';
import type { Credential } from '../records/credentials/schema.ts';

/** What the status of a credential rests on, in a sentence or two; the license number comes from the company. */
export function credentialStatement(
  { kind, status, number, date, note }: Credential,
  { license }: Pick<Company, 'license'>,
  countyCount: number,
): string {
  const sentences: Record<Credential['kind'], (string | null)[]> = {
    license: [`No.: ${license.number}, ${license.class}. Valid in all ${countyCount} counties.`],
    registration: [date && `Active as of ${formatDayOrMonth(date)}.`],
    'set-aside': [
      date && (status === 'held' ? since(date, number) : `In process, ${formatDayOrMonth(date)}.`),
    ],
    experience: [],
  };
  return [...sentences[kind], note].filter((sentence) => sentence !== null).join(' ');
}

function since(date: string, number: string | null): string {
  const from = `Since ${formatDayOrMonth(date)}`;
  return number === null ? `${from}.` : `${from}, no. ${number}.`;
}
