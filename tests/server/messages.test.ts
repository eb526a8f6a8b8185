import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { company } from 'records:company';
import { createClient } from '@libsql/client/sqlite3';
import { describe, expect, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { siteForAll, siteForOne } from './support/site-for-all.ts';
import { ana, contact, post, storedIn } from './support/site-server.ts';

describe('a server that keeps messages in a file', () => {
  const { site, data } = siteForAll({ RATE_LIMIT: '0' });
  const send = (body: unknown, headers?: Record<string, string>) => post(site.origin, body, headers);
  const sendNatively = (entries: object, headers?: Record<string, string>) =>
    send(new URLSearchParams({ ...contact, ...entries }), headers);
  const countStored = async () => (await storedIn(data.path)).length;
  const find = async (reference: string) =>
    (await storedIn(data.path)).find((one) => one.reference === reference);

  test('a message is stored before it is acknowledged, with the fields of its form alone, and logged without a name', async () => {
    const fields = '"message":"  Two units\\non the roof ","name":"Ana Ñandú","email":"ana@example.org"';
    const others = '"__proto__":{"phone":"954-555-0142","admin":true},"constructor":"x","admin":"yes"';
    const response = await send(`{"form":"contact",${fields},${others}}`);
    expect(response.status).toBe(201);
    const { reference, answerBy } = await response.json();
    expect(answerBy).toMatch(/^\w+day, \w+ \d+, \d+:\d\d [AP]M$/);
    const message = await find(reference);
    expect(message).toMatchObject({ form: 'contact', mail: 'waiting', isSuspect: false });
    const kept = { ...ana, phone: '', need: '', county: '', message: 'Two units\non the roof' };
    expect(Object.entries(message?.entries ?? {})).toEqual(Object.entries(kept));
    expect(site.output()).toContain(`${reference} stored (contact)`);
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
    for (const more of [{ message: 'two' }, { message: 'one', leave_empty: 'x' }])
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
    await client.execute('UPDATE messages SET received = received - 3600000');
    client.close();
    const later = await (await fetch(site.origin + address)).text();
    expect(later.includes(reference)).toBe(true);
    expect(later).not.toMatch(/No script|Ana|example\.org|data-sent/);
  });

  test.each([
    ['that is too long', 422, { message: '冷'.repeat(30_000) }, {}],
    ['from another site', 403, { message: 'Two units\non the roof' }, { Origin: 'https://evil.example' }],
    ['from a form that we do not have', 400, { form: 'gone', message: 'Two units' }, {}],
  ])('without script: a message %s comes back, with every word, beside the other ways', async (...row) => {
    const [, status, entries, headers] = row;
    const before = await countStored();
    const response = await sendNatively(entries, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    const html = await response.text();
    for (const words of [`tel:${company.phone.e164}`, `>${entries.message}</textarea>`, ana.email])
      expect(html.includes(words), words.slice(0, 40)).toBe(true);
    expect(await countStored()).toBe(before);
  });

  test('a message as long as its form allows is taken, by script and without', async () => {
    // of letters that a form without script sends as twelve each
    const message = '👷'.repeat(contactForm.fields.message.maxLength);
    expect((await send({ ...contact, message })).status).toBe(201);
    expect((await sendNatively({ message })).status).toBe(303);
    expect((await sendNatively({ message: `${message}c` })).status).toBe(422);
  });

  test('what only a machine fills in is kept apart, and the machine is none the wiser', async () => {
    const response = await send({ ...contact, leave_empty: 'https://spam.example' });
    expect(response.status).toBe(201);
    expect(await find((await response.json()).reference)).toMatchObject({ isSuspect: true });
  });

  test.each<[name: string, status: number, body: unknown, headers?: Record<string, string>]>([
    ['from another origin', 403, contact, { Origin: 'https://evil.example' }],
    ['that a browser says is from elsewhere', 403, contact, { 'Sec-Fetch-Site': 'cross-site' }],
    ['as plain text', 415, contact, { 'Content-Type': 'text/plain' }],
    ['that is no JSON', 400, '{"form":'],
    ['with a key of a thousand letters', 400, contact, { key: 'k'.repeat(1000) }],
    ['from a form that we do not have', 400, { ...contact, form: '__proto__' }],
    ['with a number for a name', 400, { ...contact, name: 7 }],
    ['of 1 MB', 413, { ...contact, message: 'x'.repeat(1024 * 1024) }],
    ['with a fault in two fields', 422, { form: 'contact', name: ' ', email: 'ana at example' }],
  ])('a message %s is refused with %i, and not stored', async (_name, status, body, headers) => {
    const before = await countStored();
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    const answer = await response.json();
    if (status !== 422) expect(answer).toEqual({ title: expect.any(String), text: expect.any(String) });
    else expect(Object.keys(answer.errors)).toEqual(['name', 'email']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await countStored()).toBe(before);
  });
});

const typed = new URLSearchParams({ ...contact, message: 'Everything I typed' });

test('who sends more than the limit, by the word of a trusted proxy, is told when to come back, and loses nothing', async (context) => {
  const { path, start } = siteForOne(context, { RATE_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
  const { origin } = await start();
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  for (const address of ['203.0.113.1', '203.0.113.2'])
    expect((await post(origin, contact, from(address))).status).toBe(201);
  const limited = await post(origin, contact, from('203.0.113.1'));
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await post(origin, typed, from('203.0.113.1'));
  expect(page.status).toBe(429);
  expect((await page.text()).includes('Everything I typed')).toBe(true);
  expect(await storedIn(path)).toHaveLength(2);
});

test('a server whose file is damaged says so, gives every sender back what was typed, and serves its pages', async (context) => {
  const { path, start } = siteForOne(context);
  writeFileSync(join(path, 'messages.db'), 'no database');
  const site = await start();
  expect(site.output()).toMatch(/can NOT be kept.*SQLITE_NOTADB/);
  const failed = await post(site.origin, contact);
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30']);
  const page = await post(site.origin, typed);
  expect(page.status).toBe(503);
  expect((await page.text()).includes('Everything I typed')).toBe(true);
  expect((await fetch(`${site.origin}/messages/7F3K-29QX`)).status).toBe(503);
  const health = await fetch(`${site.origin}/health`);
  expect([health.status, await health.json()]).toMatchObject([503, { store: 'failing', untold: null }]);
  expect((await fetch(`${site.origin}/government`)).status).toBe(200);
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
  const isOpen = () => fetch(site.origin).then(Boolean, () => false);
  await expect.poll(isOpen).toBe(false);
  begun.end(body.slice(9));
  expect((await answered)[0].statusCode).toBe(201);
  expect(await stopped).toBe(0);
  expect(await storedIn(path)).toHaveLength(1);
});

test('the office lists, exports and removes', async (context) => {
  const { start, command } = siteForOne(context);
  const { origin } = await start();
  await post(origin, { ...contact, name: '=HYPERLINK("https://evil.example")' });
  const { reference } = await (await post(origin, contact)).json();
  const listed = await command();
  for (const words of [reference, ana.name, '2 messages']) expect(listed).toContain(words);
  const csv = await command('--csv');
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv.startsWith('\ufeffreference,')).toBe(true);
  expect(await command('--delete', reference.toLowerCase())).toContain('is removed');
  expect(await command()).not.toContain(reference);
  await expect(command('--delete', reference)).rejects.toThrow(/There is no message/);
  await expect(command('--remove')).rejects.toThrow(/npm run messages -s -- --csv/);
});
