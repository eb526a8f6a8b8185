import { expect, test } from 'vitest';
import type { Impossible, Outcome } from './support/fault-run.ts';
import {
  databaseRestart,
  fullDisk,
  killUnderLoad,
  lockedFile,
  readOnlyFile,
  twoServers,
} from './support/faults.ts';

// those of the mail server are told in outbox.test.ts
const faults: [
  name: string,
  run: () => Promise<Outcome | Impossible>,
  allowed: { refused?: 'some' | 'perhaps'; twice?: true },
][] = [
  ['killed under load, SQLite', () => killUnderLoad(5, 'SQLite'), { refused: 'perhaps', twice: true }],
  [
    'killed under load, PostgreSQL',
    () => killUnderLoad(3, 'PostgreSQL'),
    { refused: 'perhaps', twice: true },
  ],
  ['two servers, SQLite', () => twoServers('SQLite'), {}],
  ['two servers, PostgreSQL', () => twoServers('PostgreSQL'), {}],
  ['a full disk', fullDisk, { refused: 'some', twice: true }],
  ['a read-only file', readOnlyFile, { refused: 'some' }],
  ['a locked file', () => lockedFile([2]), {}],
  ['PostgreSQL stopped', databaseRestart, { refused: 'perhaps', twice: true }],
];

for (const [name, run, allowed] of faults)
  test(`${name}: every acknowledged message is there once, and no page is missing`, async ({ skip }) => {
    const outcome = await run();
    if ('why' in outcome) return skip(outcome.why);
    const { acknowledged, refused, found, mailed, isPageServed } = outcome;
    expect(acknowledged).toBeGreaterThan(0);
    expect(found).toBe(acknowledged);
    if (!allowed.refused) expect(refused).toBe(0);
    if (allowed.refused === 'some') expect(refused).toBeGreaterThan(0);
    if (!allowed.twice) expect(mailed.twice).toBe(0);
    expect(mailed.more).toBe(0);
    expect(isPageServed).toBe(true);
  }, 120_000);
