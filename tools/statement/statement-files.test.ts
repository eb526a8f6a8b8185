import { readFileSync } from 'node:fs';
import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { credentials } from 'records:credentials';
import { naicsCodes } from 'records:naics-codes';
import { team } from 'records:team';
import { expect, it } from 'vitest';
import { womanOwnedPercent } from '#content/facts/company-facts.ts';
import { statementRecords } from '#src/views/statement.ts';
import { fieldName, leavesOf } from '#tools/content/record-faults.ts';
import { capabilityData, vcard } from './statement-files.ts';

const data = capabilityData(statementRecords);

it('the data file holds what the records say, what is held, in process and experience apart', () => {
  const { uei, cage } = company;
  expect(data.company).toMatchObject({ uei, cage, womanOwnedPercent: womanOwnedPercent(team) });
  expect(data.bonding).toMatchObject({ singleDollars: bonding.single, aggregateDollars: bonding.aggregate });
  expect(data.naics).toMatchObject(naicsCodes.map(({ code }) => ({ code })));
  const { registrations: registration, setAsides, experience } = data;
  for (const [kind, said] of Object.entries({ registration, 'set-aside': setAsides, experience }))
    expect(said.map(({ name, status }) => [name, status])).toEqual(
      credentials.flatMap((one) => (one.kind === kind ? [[one.name, one.status]] : [])),
    );
});

it('every field of the data file is described, and no other is', () => {
  const guide = readFileSync('docs/capability-statement-data.md', 'utf8');
  const described = [...guide.matchAll(/^\| `([\w.[\]]+)`/gm)].map(([, field]) => field as string);
  const fields = leavesOf(data).map(({ path }) => fieldName(path).replace(/\[\d+\]/g, '[]'));
  expect(described.sort()).toEqual([...new Set(fields)].sort());
});

it('the contact card is a vCard 3.0 of a company, its lines within 75 characters, its signs escaped', () => {
  const office = { ...company.office, street: '1 Bay St, Suite 2; rear', city: 'Davie', zip: '33314' };
  const card = vcard({ ...company, office, name: 'Ánhinga Mechanical, of Davie' });
  expect(card.split('\r\n').filter((line) => line.length > 75)).toEqual([]);
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    'VERSION:3.0',
    'FN:Ánhinga Mechanical\\, of Davie',
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${company.phone.e164}`,
    expect.stringContaining(':;;1 Bay St\\, Suite 2\\; rear;Davie;Florida;33314;United States'),
    expect.stringContaining(`license no.: ${company.license.number}`),
  ])
    expect(lines).toContainEqual(line);
});
