import { readFileSync } from 'node:fs';
import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { credentials } from 'records:credentials';
import { naicsCodes } from 'records:naics-codes';
import { team } from 'records:team';
import { describe, expect, it } from 'vitest';
import { womanOwnedPercent } from '#content/facts/company-facts.ts';
import { pastPerformance, statementRecords } from '#src/views/statement.ts';
import { capabilityData, vcard } from './statement-files.ts';

describe('the data file', () => {
  const data = capabilityData(statementRecords);

  it('holds what the records say', () => {
    const { uei, cage } = company;
    expect(data.company).toMatchObject({ uei, cage, womanOwnedPercent: womanOwnedPercent(team) });
    const { single, aggregate, letterDays } = bonding;
    const bonds = { singleDollars: single, aggregateDollars: aggregate, letterBusinessDays: letterDays };
    expect(data.bonding).toMatchObject(bonds);
    expect(data.naics).toMatchObject(
      naicsCodes.map(({ code, sizeStandard }) => ({ code, sizeStandardDollars: sizeStandard })),
    );
    expect(data.pastPerformance).toMatchObject(pastPerformance.map(({ title }) => ({ title })));
  });

  it('keeps what is held, in process and experience apart', () => {
    for (const [kind, said] of Object.entries({
      registration: data.registrations,
      'set-aside': data.setAsides,
      experience: data.experience,
    }))
      expect(said.map(({ name, status }) => [name, status])).toEqual(
        credentials.flatMap((one) => (one.kind === kind ? [[one.name, one.status]] : [])),
      );
  });

  it('has every field described, and no other is', () => {
    const guide = readFileSync('docs/capability-statement-data.md', 'utf8');
    const described = [...guide.matchAll(/^\| `([\w.[\]]+)`/gm)].map(([, field]) => field as string);
    expect(described.sort()).toEqual([...new Set(fieldsOf(data))].sort());
  });
});

describe('the contact card', () => {
  it('is a vCard 3.0 of a company, with the number and license of the company', () => {
    const lines = vcard(company).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'N:;;;;',
        `FN:${company.name}`,
        `ORG:${company.name}`,
        'X-ABShowAs:COMPANY',
        `TEL;TYPE=WORK,VOICE,PREF:${company.phone.e164}`,
        `REV:${company.revision}T00:00:00Z`,
      ]),
    );
    expect(lines.join('')).toContain(`license no.: ${company.license.number}`);
  });

  it('escapes signs, keeps lines within 75 bytes, and writes a known address', () => {
    const office = { ...company.office, street: '1 Bay St, Suite 2; rear', city: 'Davie', zip: '33314' };
    const long = vcard({ ...company, office, name: 'Ánhinga Mechanical, of Davie' });
    expect(long.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const unfolded = long.replaceAll('\r\n ', '');
    expect(unfolded).toContain('FN:Ánhinga Mechanical\\, of Davie');
    expect(unfolded).toContain(':;;1 Bay St\\, Suite 2\\; rear;Davie;Florida;33314;United States');
  });
});

/** `company.office.zip`, `naics[].code` … for every field that holds a value. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([field, inner]) =>
    fieldsOf(inner, path ? `${path}.${field}` : field),
  );
}
