import { company } from 'records:company';
import { expect, test } from 'vitest';
import type { Credential } from '#content/records/credentials.ts';
import { credentialBrief, credentialStatement } from './credential-statement.ts';

const held: Credential = {
  ...{ id: 'one', name: 'One', shortName: 'One', kind: 'set-aside', status: 'held', number: '000000' },
  ...{ date: '2024-01-01', validThrough: '2032-12-31', issuer: null, note: null, verify: null },
};

const term = 'January 1, 2024, to December 31, 2032';
const until = 'valid until December 31, 2032';

test.each<[what: string, credential: Partial<Credential>, brief: string, statement?: string]>([
  ['a set-aside with number and term', {}, `No. 000000, ${term}`],
  [
    'what is in process',
    { status: 'in-process', number: null, date: '2026-11', validThrough: null },
    'Not certified as of November 2026',
    'In process; not certified as of November 2026.',
  ],
  [
    'a registration with its note',
    { kind: 'registration', number: null, note: 'Not an endorsement.' },
    term,
    `Active ${term}. Not an endorsement.`,
  ],
  [
    'the license, whose number the company has',
    { kind: 'license', number: null },
    `${company.license.class}, ${until}`,
    `License no.: ${company.license.number}, ${company.license.class}, ${until}.`,
  ],
])('%s says what its status rests on', (_, changes, brief, statement = `${brief}.`) => {
  expect(credentialBrief({ ...held, ...changes })).toBe(brief);
  expect(credentialStatement({ ...held, ...changes })).toBe(statement);
});
