import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { build } from '#tools/build.ts';
import { providePostgres } from '#tools/postgres.ts';
import { isBuilt } from '#tools/sources.ts';
import type { Impossible, Outcome } from '../tests/server/support/fault-run.ts';
import {
  databaseRestart,
  fullDisk,
  killUnderLoad,
  lockedFile,
  mailDown,
  mailFault,
  readOnlyFile,
  twoServers,
} from '../tests/server/support/faults.ts';
import { makeDataFolder, post, type SiteServer, startSite } from '../tests/server/support/site-server.ts';
import { residentMegabytes } from './process-memory.ts';
import { median, percentile } from './statistics.ts';

const writes = 1000;

/**
 * `npm run bench:faults`: what each fault does to messages, as a table; then how many durable messages a second one server
 * takes beside a bare insert into SQLite, and its memory after 100,000 requests. About six minutes.
 */
export async function main(): Promise<void> {
  if (!(await isBuilt())) await build();
  providePostgres();
  console.log(
    '| fault | acknowledged | of them found once | told "not kept" | mailed once | twice | more | never |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
  const faults: (() => Promise<Outcome | Impossible>)[] = [
    () => killUnderLoad(50, 'SQLite'),
    () => killUnderLoad(50, 'PostgreSQL'),
    () => twoServers('SQLite'),
    () => twoServers('PostgreSQL'),
    fullDisk,
    readOnlyFile,
    () => lockedFile([2, 7]),
    databaseRestart,
    () => mailFault('refuse'),
    () => mailFault('stall'),
    () => mailFault('close in the text'),
    () => mailFault('close after the text'),
    mailDown,
  ];
  for (const make of faults) console.log(row(await make()));
  await benchWrites();
  await benchMemory();
}

function row(outcome: Outcome | Impossible): string {
  if ('why' in outcome) return `| ${outcome.fault} | not tried: ${outcome.why} | | | | | | |`;
  const { fault, acknowledged, found, refused, mailed } = outcome;
  return `| ${[fault, acknowledged, found, refused, mailed.once, mailed.twice, mailed.more, mailed.never].join(' | ')} |`;
}

/** Both write the same rows to the same disk, in turns of 100, so that a busy machine slows both. */
async function benchWrites(): Promise<void> {
  const data = makeDataFolder();
  const server = await startSite({ DATA_DIR: data.path, RATE_LIMIT: '0' });
  const bare = createClient({ url: `file:${join(data.path, 'bare.db')}`, concurrency: 1 });
  await bare.execute('PRAGMA journal_mode = WAL');
  await bare.execute('PRAGMA synchronous = FULL');
  await bare.execute('CREATE TABLE bare (entries TEXT)');
  const times = { bare: [] as number[], server: [] as number[] };
  const spent = { bare: 0, server: 0 };
  for (let turn = 0; turn < writes / 100; turn += 1) {
    spent.bare += await timed(async () => {
      for (let count = 0; count < 100; count += 1)
        times.bare.push(
          await timed(() => bare.execute({ sql: 'INSERT INTO bare VALUES (?)', args: ['{"name":"Ana"}'] })),
        );
    });
    spent.server += await timed(() =>
      Promise.all(
        Array.from({ length: 8 }, async (_, visitor) => {
          for (let count = visitor; count < 100; count += 8)
            times.server.push(await timed(() => send(server)));
        }),
      ),
    );
  }
  bare.close();
  await server.stop();
  data.remove();
  console.log('\n| durable writes | a second | median | 99th percentile |\n|---|--:|--:|--:|');
  for (const [name, key] of [
    ['bare insert into SQLite, one after the other', 'bare'],
    ['messages to the server, eight visitors', 'server'],
  ] as const) {
    const rate = Math.round(times[key].length / (spent[key] / 1000));
    console.log(
      `| ${name} | ${rate} | ${median(times[key]).toFixed(1)} ms | ${percentile(times[key], 99).toFixed(1)} ms |`,
    );
  }
}

async function benchMemory(): Promise<void> {
  const data = makeDataFolder();
  const server = await startSite({ DATA_DIR: data.path, RATE_LIMIT: '0' });
  const started = residentMegabytes(server.pid);
  for (let sent = 0; sent < 100_000; sent += 100)
    await Promise.all(
      Array.from({ length: 100 }, async () => (await fetch(`${server.origin}/government`)).arrayBuffer()),
    );
  await send(server);
  console.log(
    `\nResident memory: ${started} MB after the start, ${residentMegabytes(server.pid)} MB after 100,000 requests`,
  );
  await server.stop();
  data.remove();
}

async function send({ origin }: SiteServer): Promise<void> {
  const answer = await post(origin, { form: 'contact', name: 'Ana', email: 'ana@example.org' });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`The server answered ${answer.status}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
