import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { company } from '#content/records/company/company.ts';
import { createMessageStore } from '#server/store/message-store.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { rawRequest } from './support/raw-request.ts';
import {
  type DataFolder,
  makeDataFolder,
  post,
  postNatively,
  type SiteServer,
  startSite,
} from './support/site-server.ts';

const ana = { name: 'Ana Ñandú', email: 'ana@example.org' };
const contact = { form: 'contact', ...ana };

let data: DataFolder;
let site: SiteServer;

async function stored() {
  const store = createMessageStore(openSqlite(data.path));
  try {
    return await store.list();
  } finally {
    await store.close();
  }
}

describe('a server that keeps messages in a file', () => {
  beforeAll(async () => {
    data = makeDataFolder();
    site = await startSite({ DATA_DIR: data.path, RATE_LIMIT: '0' });
  });
  afterAll(async () => {
    expect(site.isAlive()).toBe(true);
    await site.stop();
    data.remove();
  });

  test('a message is stored before it is acknowledged', async () => {
    const response = await post(site.origin, { ...contact, message: '  Two units\non the roof ' });
    expect(response.status).toBe(201);
    const { reference, answerBy } = await response.json();
    expect(answerBy).toMatch(/^\w+day, \w+ \d+, \d+:\d\d [AP]M$/);
    const message = (await stored()).find((one) => one.reference === reference);
    expect(message).toMatchObject({ form: 'contact', mail: 'waiting' });
    expect(message?.entries).toMatchObject({ ...ana, message: 'Two units\non the roof' });
  });

  test('the same submission is one message, with one reference', async () => {
    const before = (await stored()).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(site.origin, contact, { key: 'one-submission-of-a-form' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
    expect(new Set(references).size).toBe(1);
    expect(await stored()).toHaveLength(before + 1);
  });

  test('what is wrong is told by field, and nothing is stored', async () => {
    const before = (await stored()).length;
    const response = await post(site.origin, { form: 'contact', name: ' ', email: 'ana at example' });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors).sort()).toEqual(['email', 'name']);
    expect(await stored()).toHaveLength(before);
  });

  test('without script: sent, shown where it went, and sent twice by a double click it is one', async () => {
    const before = (await stored()).length;
    const sent = await postNatively(site.origin, { ...contact, message: 'No script' });
    expect(sent.status).toBe(303);
    const address = sent.headers.get('location') ?? '';
    const again = await postNatively(site.origin, { ...contact, message: 'No script' });
    expect(again.headers.get('location')).toBe(address);
    expect(await stored()).toHaveLength(before + 1);
    const page = await fetch(new URL(address, site.origin));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html.includes(address.split('/').pop() ?? '?')).toBe(true);
    expect(/Ana|example\.org/.test(html)).toBe(false);
  });

  test('without script: what is wrong comes back with everything that was typed', async () => {
    const typed = {
      form: 'contact',
      name: '',
      email: 'ana"@<b>',
      message: '</textarea><script>alert(1)</script>\n&amp; "quotes"',
    };
    const response = await postNatively(site.origin, typed);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html.includes('<script>alert')).toBe(false);
    expect(html.includes('&lt;/textarea&gt;&lt;script&gt;alert(1)')).toBe(true);
    // not the whole page where it is missing
    expect(html.includes('value="ana&quot;@&lt;b&gt;"')).toBe(true);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  test.each([
    ['that is too long', 413, { message: 'x'.repeat(40_000) }, {}],
    ['from another site', 403, {}, { Origin: 'https://evil.example' }],
  ])(
    'without script: a message %s is answered by a page with the other ways',
    async (_name, status, entries, headers) => {
      const response = await postNatively(site.origin, { ...contact, ...entries }, headers);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect((await response.text()).includes(`tel:${company.phone.e164}`)).toBe(true);
    },
  );

  test('the address of a message that is none is the page for missing addresses', async () => {
    for (const path of ['/messages/0000-0000', '/messages/x', '/messages/../../etc/passwd', '/messages'])
      expect((await fetch(site.origin + path)).status, path).toBe(404);
  });

  test('what only a machine fills in is kept apart, and the machine is none the wiser', async () => {
    const response = await post(site.origin, { ...contact, leave_empty: 'https://spam.example' });
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    expect((await stored()).find((one) => one.reference === reference)?.isSuspect).toBe(true);
  });

  test.each<[name: string, status: number, request: () => Promise<Response>]>([
    ['from another origin', 403, () => post(site.origin, contact, { Origin: 'https://evil.example' })],
    ['from a sandboxed page', 403, () => post(site.origin, contact, { Origin: 'null' })],
    [
      'that a browser says is from elsewhere',
      403,
      () => post(site.origin, contact, { 'Sec-Fetch-Site': 'cross-site' }),
    ],
    ['as plain text', 415, () => post(site.origin, contact, { 'Content-Type': 'text/plain' })],
    ['that is no JSON', 400, () => post(site.origin, '{"form":')],
    ['that is a list', 400, () => post(site.origin, [contact])],
    ['without a key', 400, () => post(site.origin, contact, { key: '' })],
    ['with a key of a thousand letters', 400, () => post(site.origin, contact, { key: 'k'.repeat(1000) })],
    ['from a form that we do not have', 400, () => post(site.origin, { ...contact, form: '__proto__' })],
    [
      'from an application, which is not delivered',
      400,
      () => post(site.origin, { ...contact, form: 'careers' }),
    ],
    ['with a number for a name', 400, () => post(site.origin, { ...contact, name: 7 })],
    ['with an object for a name', 400, () => post(site.origin, { ...contact, name: { $ne: null } })],
    ['of 1 MB', 413, () => post(site.origin, { ...contact, message: 'x'.repeat(1024 * 1024) })],
    [
      'with a choice that is not on the list',
      422,
      () => post(site.origin, { ...contact, need: 'everything' }),
    ],
  ])('a message %s is refused with %i', async (_name, status, request) => {
    const before = (await stored()).length;
    const response = await request();
    expect(response.status).toBe(status);
    if (status !== 422)
      expect(await response.json()).toEqual({ title: expect.any(String), text: expect.any(String) });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await stored()).toHaveLength(before);
  });

  test('fields that the form does not have are left out, __proto__ among them', async () => {
    const body =
      '{"form":"contact","name":"Eve","email":"e@example.org","__proto__":{"admin":true},"constructor":"x","admin":"yes"}';
    const response = await post(site.origin, body);
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    const { entries = {} } = (await stored()).find((one) => one.reference === reference) ?? {};
    expect(Object.keys(entries)).not.toEqual(expect.arrayContaining(['admin']));
    expect(JSON.stringify(entries)).not.toMatch(/admin|constructor|__proto__/);
  });

  test('a body that never ends is cut off, and another visitor is served meanwhile', async () => {
    const slow = rawRequest(
      site.port,
      'POST /messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"form"',
    );
    expect((await fetch(site.origin)).status).toBe(200);
    expect((await slow).status).toBe(408);
  }, 40_000);

  test('the log names no person', async () => {
    await post(site.origin, contact);
    expect(site.output()).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4} stored \(contact\)/);
    expect(site.output()).not.toMatch(/Ana|example\.org|127\.0\.0\.1|::1/);
  });

  test('10,000 requests of garbage: the server lives and a visitor is served', async () => {
    const garbage = (index: number) =>
      post(site.origin, `${'\u0000\ufffd{"'.repeat(index % 50)}${index}`, {
        'X-Forwarded-For': `${index}`,
      }).then((answer) => answer.arrayBuffer());
    for (let sent = 0; sent < 10_000; sent += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => garbage(sent + index)));
    expect(site.isAlive()).toBe(true);
    expect((await fetch(`${site.origin}/government`)).status).toBe(200);
    expect((await post(site.origin, contact)).status).toBe(201);
  }, 60_000);
});

describe('limits', () => {
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
    expect(await stored()).toHaveLength(2);
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
    expect(await stored()).toHaveLength(1);
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
    expect((await stored()).length).toBeGreaterThanOrEqual(taken);
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
    expect(run('--delete', reference.toLowerCase())).toContain('is removed');
    expect(run()).not.toContain(reference);
    expect(() => run('--delete', reference)).toThrow(/There is no message/);
    expect(() => run('--remove')).toThrow(/npm run messages -- --csv/);
  });
});
