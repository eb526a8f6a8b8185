import { execFileSync } from 'node:child_process';
import { company } from 'records:company';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';
import { ana, contact, storedIn } from './support/messages.ts';
import {
  type DataFolder,
  makeDataFolder,
  post,
  postNatively,
  type SiteServer,
  startSite,
} from './support/site-server.ts';

let data: DataFolder;
let site: SiteServer;

beforeEach(() => {
  data = makeDataFolder();
});
afterEach(async () => {
  await site.stop();
  data.remove();
});

test('who sends more than the limit is told when to come back, by script and without, and loses nothing', async () => {
  site = await startSite({ DATA_DIR: data.path, RATE_LIMIT: '2' });
  for (const status of [201, 201, 429]) expect((await post(site.origin, contact)).status).toBe(status);
  const limited = await post(site.origin, contact);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  // a repeated submission is no new message
  const page = await postNatively(site.origin, { ...contact, message: 'Everything I typed' });
  expect(page.status).toBe(429);
  expect((await page.text()).includes('Everything I typed')).toBe(true);
  expect(await storedIn(data.path)).toHaveLength(2);
});

test('a forwarded address counts from a named proxy alone', async () => {
  site = await startSite({ DATA_DIR: data.path, RATE_LIMIT: '1' });
  const from = (address: string) => post(site.origin, contact, { 'X-Forwarded-For': address });
  expect([(await from('203.0.113.1')).status, (await from('203.0.113.2')).status]).toEqual([201, 429]);
  await site.stop();
  site = await startSite({ DATA_DIR: data.path, RATE_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
  const statuses: number[] = [];
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1'])
    statuses.push((await from(address)).status);
  expect(statuses).toEqual([201, 201, 429]);
});

test('what is older than the days that are set is gone after a start', async () => {
  const store = createMessageStore(openSqlite(data.path));
  const day = 24 * 3_600_000;
  for (const age of [company.keepMessagesDays - 1, company.keepMessagesDays + 1])
    await store.add({
      form: 'contact',
      entries: ana,
      isSuspect: false,
      received: Date.now() - age * day,
      key: `${age} days`,
    });
  await store.close();
  site = await startSite({ DATA_DIR: data.path });
  expect(await storedIn(data.path)).toHaveLength(1);
  expect(site.output()).toContain('1 older than ');
});

test('asked to stop, the server finishes what it has begun', async () => {
  site = await startSite({ DATA_DIR: data.path, RATE_LIMIT: '0' });
  const answers = Array.from({ length: 20 }, () =>
    post(site.origin, contact).then(
      ({ status }) => status,
      () => 'refused',
    ),
  );
  expect(await Promise.race(answers)).toBe(201);
  const stopped = site.stop();
  const taken = (await Promise.all(answers)).filter((status) => status === 201).length;
  expect(await stopped).toBe(0);
  expect((await storedIn(data.path)).length).toBeGreaterThanOrEqual(taken);
});

test('the office lists, exports and removes', async () => {
  site = await startSite({ DATA_DIR: data.path, RATE_LIMIT: '0' });
  await post(site.origin, {
    form: 'contact',
    name: '=HYPERLINK("https://evil.example")',
    email: 'eve@example.org',
    message: 'a "b"\nc',
  });
  const { reference } = await (await post(site.origin, contact)).json();
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['dist/server.js', 'messages', ...args], {
      encoding: 'utf8',
      env: { DATA_DIR: data.path },
    });
  expect(run()).toContain(`${reference}`);
  expect(run()).toContain('2 messages');
  const csv = run('--csv');
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain('"a ""b""\nc"');
  expect(csv.startsWith('\ufeffreference,')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(run('--delete', reference.toLowerCase())).toContain('is removed');
  expect(run()).not.toContain(reference);
  expect(() => run('--delete', reference)).toThrow(/There is no message/);
  expect(() => run('--remove')).toThrow(/npm run messages -- --csv/);
});
