import { once } from 'node:events';
import { request } from 'node:http';
import { company } from 'records:company';
import { createClient } from '@libsql/client/sqlite3';
import { describe, expect, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { siteForAll, siteForOne } from './support/site-for-all.ts';
import { ana, contact, post, postNatively, type SiteServer, storedIn } from './support/site-server.ts';

// messages as visitors send them and the office reads them; one file, longer than others, because each answer has its line

describe('a server that keeps messages in a file', () => {
  const { site, data } = siteForAll({ RATE_LIMIT: '0' });
  const send = (body: unknown, headers?: Record<string, string>) => post(site.origin, body, headers);
  const sendNatively = (entries: object, headers?: Record<string, string>) =>
    postNatively(site.origin, { ...contact, ...entries }, headers);
  const countStored = async () => (await storedIn(data.path)).length;
  const stored = async (response: Response) => {
    const { reference } = await response.json();
    return (await storedIn(data.path)).find((one) => one.reference === reference);
  };

  test('a message is stored before it is acknowledged, with the fields of its form alone, and logged without a name', async () => {
    const fields = '"message":"  Two units\\non the roof ","name":"Ana Ñandú","email":"ana@example.org"';
    const others = '"__proto__":{"phone":"954-555-0142","admin":true},"constructor":"x","admin":"yes"';
    const response = await send(`{"form":"contact",${fields},${others}}`);
    expect(response.status).toBe(201);
    const { answerBy } = await response.clone().json();
    expect(answerBy).toMatch(/^\w+day, \w+ \d+, \d+:\d\d [AP]M$/);
    const message = await stored(response);
    expect(message).toMatchObject({ form: 'contact', mail: 'waiting', isSuspect: false });
    const kept = { ...ana, phone: '', need: '', county: '', message: 'Two units\non the roof' };
    expect(Object.entries(message?.entries ?? {})).toEqual(Object.entries(kept));
    expect(site.output()).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4} stored \(contact\)/);
    expect(site.output()).not.toMatch(/Ana|example\.org|127\.0\.0\.1|::1/);
  });

  test('a known key with another message is refused, and neither of them is lost or mixed up', async () => {
    const key = 'a-key-that-is-used-again';
    const answer = async (more: object) => {
      const response = await send({ ...contact, ...more }, { key });
      return [response.status, (await response.json()).reference];
    };
    const [status, reference] = await answer({ message: 'one' });
    expect(status).toBe(201);
    const one = { message: 'one' };
    for (const more of [
      {},
      { message: 'two' },
      { ...one, phone: '954-555-0142' },
      { ...one, leave_empty: 'x' },
    ])
      expect(await answer(more), JSON.stringify(more)).toEqual([422, undefined]);
    expect(await answer({ message: ' one ', phone: '' })).toEqual([200, reference]);
    const bodies = Array.from({ length: 6 }, (_, index) =>
      send({ ...contact, message: `at once ${index % 2}` }, { key: 'a-key-of-two-at-once' }),
    );
    const statuses = (await Promise.all(bodies)).map((response) => response.status).sort();
    expect(statuses).toEqual([200, 200, 201, 422, 422, 422]);
  });

  test('without script: sent, shown where it went, for an hour, and sent twice by a double click it is one', async () => {
    const before = await countStored();
    const sent = await sendNatively({ message: 'No script' });
    expect(sent.status).toBe(303);
    const address = sent.headers.get('location') ?? '';
    const reference = address.split('/').pop() ?? '?';
    expect((await sendNatively({ message: 'No script' })).headers.get('location')).toBe(address);
    expect(await countStored()).toBe(before + 1);
    const page = await fetch(site.origin + address);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await page.text();
    for (const words of [reference, 'Message: No script', 'data-sent']) expect(html).toContain(words);
    const client = createClient({ url: `file:${data.path}/messages.db` });
    await client.execute(
      `UPDATE messages SET received = received - 3600000 WHERE reference = '${reference}'`,
    );
    client.close();
    const later = await (await fetch(site.origin + address)).text();
    expect(later.includes(reference)).toBe(true);
    expect(later).not.toMatch(/No script|Ana|example\.org|data-sent/);
  });

  test.each([
    ['that is too long', 422, { message: '冷'.repeat(30_000) }, {}],
    ['from another site', 403, { message: 'Two units\non the roof' }, { Origin: 'https://evil.example' }],
    ['from a form that we do not have', 400, { form: 'gone', message: 'Two units' }, {}],
    ['that no form could send', 413, { message: 'x'.repeat(1024 * 1024) }, {}],
  ])('without script: a message %s comes back, with every word, beside the other ways', async (...row) => {
    const [, status, entries, headers] = row;
    const before = await countStored();
    const response = await sendNatively(entries, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    const html = await response.text();
    const typed = status === 413 ? [] : [`>${entries.message}</textarea>`, ana.email];
    for (const words of [`tel:${company.phone.e164}`, ...typed])
      expect(html.includes(words), words.slice(0, 40)).toBe(true);
    expect(await countStored()).toBe(before);
  });

  test.each(['冷', '👷', '\r\n'])(
    'a message as long as its form allows is taken, by script and without: %j',
    async (letter) => {
      const message = `a${letter.repeat(contactForm.fields.message.maxLength - 2)}b`;
      expect((await send({ ...contact, message })).status).toBe(201);
      expect((await sendNatively({ message })).status).toBe(303);
      expect((await sendNatively({ message: `${message}c` })).status).toBe(422);
    },
  );

  test('the address of a message that is none is the page for missing addresses', async () => {
    for (const path of ['/messages/0000-0000', '/messages/x', '/messages/../../etc/passwd', '/messages'])
      expect((await fetch(site.origin + path)).status, path).toBe(404);
  });

  test('what only a machine fills in is kept apart, and the machine is none the wiser', async () => {
    const response = await send({ ...contact, leave_empty: 'https://spam.example' });
    expect(response.status).toBe(201);
    expect((await stored(response))?.isSuspect).toBe(true);
  });

  test.each<[name: string, status: number, body: unknown, headers?: Record<string, string>]>([
    ['from another origin', 403, contact, { Origin: 'https://evil.example' }],
    ['from a sandboxed page', 403, contact, { Origin: 'null' }],
    ['that a browser says is from elsewhere', 403, contact, { 'Sec-Fetch-Site': 'cross-site' }],
    ['as plain text', 415, contact, { 'Content-Type': 'text/plain' }],
    ['that is no JSON', 400, '{"form":'],
    ['that is a list', 400, [contact]],
    ['without a key', 400, contact, { key: '' }],
    ['with a key of a thousand letters', 400, contact, { key: 'k'.repeat(1000) }],
    ['from a form that we do not have', 400, { ...contact, form: '__proto__' }],
    ['from an application, which is not delivered', 400, { ...contact, form: 'careers' }],
    ['with a number for a name', 400, { ...contact, name: 7 }],
    ['with an object for a name', 400, { ...contact, name: { $ne: null } }],
    ['of 1 MB', 413, { ...contact, message: 'x'.repeat(1024 * 1024) }],
    ['with a choice that is not on the list', 422, { ...contact, need: 'everything' }],
    ['with a fault in two fields', 422, { form: 'contact', name: ' ', email: 'ana at example' }],
  ])('a message %s is refused with %i, and not stored', async (_name, status, body, headers) => {
    const before = await countStored();
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    const answer = await response.json();
    if (status !== 422) expect(answer).toEqual({ title: expect.any(String), text: expect.any(String) });
    else expect(Object.keys(answer.errors).join()).toMatch(/^(need|name,email)$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await countStored()).toBe(before);
  });
});

test('who sends more than the limit is told when to come back, by script and without, and loses nothing', async (context) => {
  const { path, start } = siteForOne(context, { RATE_LIMIT: '2' });
  const { origin } = await start();
  for (const status of [201, 201, 429]) expect((await post(origin, contact)).status).toBe(status);
  const limited = await post(origin, contact);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await postNatively(origin, { ...contact, message: 'Everything I typed' });
  expect(page.status).toBe(429);
  expect((await page.text()).includes('Everything I typed')).toBe(true);
  expect(await storedIn(path)).toHaveLength(2);
});

test('a forwarded address counts from a named proxy alone', async (context) => {
  const { start } = siteForOne(context, { RATE_LIMIT: '1' });
  const statusesOf = async ({ origin }: SiteServer, ...addresses: string[]) => {
    const statuses: number[] = [];
    for (const address of addresses)
      statuses.push((await post(origin, contact, { 'X-Forwarded-For': address })).status);
    return statuses;
  };
  expect(await statusesOf(await start(), '203.0.113.1', '203.0.113.2')).toEqual([201, 429]);
  const behind = await start({ TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
  expect(await statusesOf(behind, '203.0.113.1', '203.0.113.2', '203.0.113.1')).toEqual([201, 201, 429]);
});

test('asked to stop, the server finishes what it has begun', async (context) => {
  const { path, start } = siteForOne(context);
  const site = await start();
  const body = JSON.stringify(contact);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': 'a-key-of-a-slow-line',
  };
  const begun = request(`${site.origin}/messages`, { method: 'POST', headers, agent: false });
  begun.write(body.slice(0, 9));
  const answered = once(begun, 'response');
  // by then it has read the first part
  expect((await fetch(site.origin)).status).toBe(200);
  const stopped = site.stop();
  await expect
    .poll(() =>
      fetch(site.origin).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  begun.end(body.slice(9));
  expect((await answered)[0].statusCode).toBe(201);
  expect(await stopped).toBe(0);
  expect(await storedIn(path)).toHaveLength(1);
});

test('the office lists, exports and removes', async (context) => {
  const { start, command } = siteForOne(context);
  const { origin } = await start();
  await post(origin, { ...contact, name: '=HYPERLINK("https://evil.example")', message: 'a "b"\nc' });
  const { reference } = await (await post(origin, contact)).json();
  const listed = await command();
  for (const words of [reference, '2 messages']) expect(listed).toContain(words);
  const csv = await command('--csv');
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain('"a ""b""\nc"');
  expect(csv.startsWith('\ufeffreference,')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(await command('--delete', reference.toLowerCase())).toContain('is removed');
  expect(await command()).not.toContain(reference);
  await expect(command('--delete', reference)).rejects.toThrow(/There is no message/);
  await expect(command('--remove')).rejects.toThrow(/npm run messages -- --csv/);
});
