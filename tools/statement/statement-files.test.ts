import { readFileSync } from 'node:fs';
import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { credentials } from 'records:credentials';
import { naicsCodes } from 'records:naics-codes';
import { team } from 'records:team';
import { expect, it } from 'vitest';
import { womanOwnedPercent } from '#content/facts/company-facts.ts';
import { pastPerformance, statementRecords } from '#src/views/statement.ts';
import { capabilityData, vcard } from './statement-files.ts';

const data = capabilityData(statementRecords);

it('the data file holds what the records say, what is held, in process and experience apart', () => {
  const { uei, cage } = company;
  expect(data.company).toMatchObject({ uei, cage, womanOwnedPercent: womanOwnedPercent(team) });
  const { single, aggregate, letterDays } = bonding;
  const bonds = { singleDollars: single, aggregateDollars: aggregate, letterBusinessDays: letterDays };
  expect(data.bonding).toMatchObject(bonds);
  expect(data.naics).toMatchObject(
    naicsCodes.map(({ code, sizeStandard }) => ({ code, sizeStandardDollars: sizeStandard })),
  );
  expect(data.pastPerformance).toMatchObject(pastPerformance.map(({ title }) => ({ title })));
  const { registrations: registration, setAsides, experience } = data;
  for (const [kind, said] of Object.entries({ registration, 'set-aside': setAsides, experience }))
    expect(said.map(({ name, status }) => [name, status])).toEqual(
      credentials.flatMap((one) => (one.kind === kind ? [[one.name, one.status]] : [])),
    );
});

it('every field of the data file is described, and no other is', () => {
  const guide = readFileSync('docs/capability-statement-data.md', 'utf8');
  const described = [...guide.matchAll(/^\| `([\w.[\]]+)`/gm)].map(([, field]) => field as string);
  expect(described.sort()).toEqual([...new Set(fieldsOf(data))].sort());
});

it('the contact card is a vCard 3.0 of a company, its lines within 75 bytes, its signs escaped', () => {
  const office = { ...company.office, street: '1 Bay St, Suite 2; rear', city: 'Davie', zip: '33314' };
  const card = vcard({ ...company, office, name: 'Ánhinga Mechanical, of Davie' });
  expect(card.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  for (const line of [
    'N:;;;;',
    'FN:Ánhinga Mechanical\\, of Davie',
    'ORG:Ánhinga Mechanical\\, of Davie',
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${company.phone.e164}`,
    `REV:${company.revision}T00:00:00Z`,
    expect.stringContaining(':;;1 Bay St\\, Suite 2\\; rear;Davie;Florida;33314;United States'),
    expect.stringContaining(`license no.: ${company.license.number}`),
  ])
    expect(lines).toContainEqual(line);
});

/** `company.office.zip`, `naics[].code` … for every field that holds a value. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([field, inner]) =>
    fieldsOf(inner, path ? `${path}.${field}` : field),
  );
}
