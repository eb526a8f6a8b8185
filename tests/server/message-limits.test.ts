import { expect, test } from 'vitest';
import { contact, storedIn } from './support/messages.ts';
import { siteForEach } from './support/site-for-each.ts';
import { post, postNatively, type SiteServer } from './support/site-server.ts';

const each = siteForEach();
const { start, command } = each;

test('who sends more than the limit is told when to come back, by script and without, and loses nothing', async () => {
  const site = await start({ RATE_LIMIT: '2' });
  for (const status of [201, 201, 429]) expect((await post(site.origin, contact)).status).toBe(status);
  const limited = await post(site.origin, contact);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  // a repeated submission is no new message
  const page = await postNatively(site.origin, { ...contact, message: 'Everything I typed' });
  expect(page.status).toBe(429);
  expect((await page.text()).includes('Everything I typed')).toBe(true);
  expect(await storedIn(each.path)).toHaveLength(2);
});

test('a forwarded address counts from a named proxy alone', async () => {
  const site = await start({ RATE_LIMIT: '1' });
  const statusesOf = async ({ origin }: SiteServer, ...addresses: string[]) => {
    const statuses: number[] = [];
    for (const address of addresses)
      statuses.push((await post(origin, contact, { 'X-Forwarded-For': address })).status);
    return statuses;
  };
  expect(await statusesOf(site, '203.0.113.1', '203.0.113.2')).toEqual([201, 429]);
  await site.stop();
  const behind = await start({ RATE_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
  expect(await statusesOf(behind, '203.0.113.1', '203.0.113.2', '203.0.113.1')).toEqual([201, 201, 429]);
});

test('asked to stop, the server finishes what it has begun', async () => {
  const site = await start({ RATE_LIMIT: '0' });
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
  expect((await storedIn(each.path)).length).toBeGreaterThanOrEqual(taken);
});

test('the office lists, exports and removes', async () => {
  const site = await start({ RATE_LIMIT: '0' });
  await post(site.origin, {
    form: 'contact',
    name: '=HYPERLINK("https://evil.example")',
    email: 'eve@example.org',
    message: 'a "b"\nc',
  });
  const { reference } = await (await post(site.origin, contact)).json();
  expect(command()).toContain(`${reference}`);
  expect(command()).toContain('2 messages');
  const csv = command('--csv');
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain('"a ""b""\nc"');
  expect(csv.startsWith('\ufeffreference,')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(command('--delete', reference.toLowerCase())).toContain('is removed');
  expect(command()).not.toContain(reference);
  expect(() => command('--delete', reference)).toThrow(/There is no message/);
  expect(() => command('--remove')).toThrow(/npm run messages -- --csv/);
});
