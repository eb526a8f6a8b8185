import { company } from 'records:company';
import { createClient } from '@libsql/client/sqlite3';
import { describe, expect, test } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import { ana, contact, storedIn } from './support/messages.ts';
import { rawRequest } from './support/raw-request.ts';
import { siteForAll } from './support/site-for-all.ts';
import { post, postNatively } from './support/site-server.ts';

describe('a server that keeps messages in a file', () => {
  const { site, data } = siteForAll({ RATE_LIMIT: '0' });

  test('a message is stored before it is acknowledged', async () => {
    const response = await post(site.origin, { ...contact, message: '  Two units\non the roof ' });
    expect(response.status).toBe(201);
    const { reference, answerBy } = await response.json();
    expect(answerBy).toMatch(/^\w+day, \w+ \d+, \d+:\d\d [AP]M$/);
    const message = (await storedIn(data.path)).find((one) => one.reference === reference);
    expect(message).toMatchObject({ form: 'contact', mail: 'waiting' });
    expect(message?.entries).toMatchObject({ ...ana, message: 'Two units\non the roof' });
  });

  test('a known key with another message is refused, and neither of them is lost or mixed up', async () => {
    const key = 'a-key-that-is-used-again';
    const send = async (more: object) => {
      const answer = await post(site.origin, { ...contact, ...more }, { key });
      return [answer.status, (await answer.json()).reference];
    };
    const [status, reference] = await send({ message: 'one' });
    expect(status).toBe(201);
    for (const more of [
      { message: 'two' },
      {},
      { message: 'one', phone: '954-555-0142' },
      { message: 'one', leave_empty: 'x' },
    ])
      expect(await send(more), JSON.stringify(more)).toEqual([422, undefined]);
    expect(await send({ message: ' one ', phone: '' })).toEqual([200, reference]);
    const bodies = Array.from({ length: 6 }, (_, index) =>
      post(site.origin, { ...contact, message: `at once ${index % 2}` }, { key: 'a-key-of-two-at-once' }),
    );
    const statuses = (await Promise.all(bodies)).map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, 200, 201, 422, 422, 422]);
  });

  test('what is wrong is told by field, and nothing is stored', async () => {
    const before = (await storedIn(data.path)).length;
    const response = await post(site.origin, { form: 'contact', name: ' ', email: 'ana at example' });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors).sort()).toEqual(['email', 'name']);
    expect(await storedIn(data.path)).toHaveLength(before);
  });

  test('without script: sent, shown where it went, and sent twice by a double click it is one', async () => {
    const before = (await storedIn(data.path)).length;
    const sent = await postNatively(site.origin, { ...contact, message: 'No script' });
    expect(sent.status).toBe(303);
    const address = sent.headers.get('location') ?? '';
    const again = await postNatively(site.origin, { ...contact, message: 'No script' });
    expect(again.headers.get('location')).toBe(address);
    expect(await storedIn(data.path)).toHaveLength(before + 1);
    const page = await fetch(new URL(address, site.origin));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html.includes(address.split('/').pop() ?? '?')).toBe(true);
    expect(html).toContain('Message: No script');
    const client = createClient({ url: `file:${data.path}/messages.db` });
    await client.execute(
      "UPDATE messages SET received = received - 3600000 WHERE entries LIKE '%No script%'",
    );
    client.close();
    const later = await (await fetch(new URL(address, site.origin))).text();
    expect(later.includes(address.split('/').pop() ?? '?')).toBe(true);
    expect(later).not.toMatch(/No script|Ana|example\.org/);
  });

  test.each([
    ['that is too long', 422, { message: '冷'.repeat(30_000) }, {}],
    ['from another site', 403, { message: 'Two units\non the roof' }, { Origin: 'https://evil.example' }],
    ['from a form that we do not have', 400, { form: 'gone', message: 'Two units' }, {}],
  ])(
    'without script: a message %s comes back with every word, beside the other ways',
    async (_name, status, entries, headers) => {
      const before = (await storedIn(data.path)).length;
      const response = await postNatively(site.origin, { ...contact, ...entries }, headers);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
      const html = await response.text();
      for (const words of [`tel:${company.phone.e164}`, `>${entries.message}</textarea>`, ana.email])
        expect(html.includes(words), words.slice(0, 40)).toBe(true);
      expect(await storedIn(data.path)).toHaveLength(before);
    },
  );

  test('without script: a body that no form could send is answered by a page with the other ways', async () => {
    const response = await postNatively(site.origin, { ...contact, message: 'x'.repeat(1024 * 1024) });
    expect(response.status).toBe(413);
    expect((await response.text()).includes(`tel:${company.phone.e164}`)).toBe(true);
  });

  test.each(['冷', '👷', '\r\n'])(
    'a message as long as its form allows is taken, by script and without: %j',
    async (letter) => {
      const most = contactForm.fields.message.maxLength;
      const message = `a${letter.repeat(most - 2)}b`;
      expect((await post(site.origin, { ...contact, message })).status).toBe(201);
      expect((await postNatively(site.origin, { ...contact, message })).status).toBe(303);
      expect((await postNatively(site.origin, { ...contact, message: `${message}c` })).status).toBe(422);
    },
  );

  test('what is pasted is stored clean, by script and without', async () => {
    const pasted = {
      form: 'contact',
      name: 'Ana\u202e \u200bÑandú\r\n',
      email: 'Ana <ana＠example.org>',
      phone: '954‑555‑0142,,12',
    };
    const stored = { name: 'Ana Ñandú', email: 'ana@example.org', phone: '954-555-0142 ext. 12' };
    const before = (await storedIn(data.path)).length;
    expect((await post(site.origin, pasted)).status).toBe(201);
    expect((await postNatively(site.origin, pasted)).status).toBe(303);
    const entries = (await storedIn(data.path)).map((message) => message.entries);
    expect(entries).toHaveLength(before + 2);
    expect(entries.slice(-2)).toEqual([expect.objectContaining(stored), expect.objectContaining(stored)]);
  });

  test('the address of a message that is none is the page for missing addresses', async () => {
    for (const path of ['/messages/0000-0000', '/messages/x', '/messages/../../etc/passwd', '/messages'])
      expect((await fetch(site.origin + path)).status, path).toBe(404);
  });

  test('what only a machine fills in is kept apart, and the machine is none the wiser', async () => {
    const response = await post(site.origin, { ...contact, leave_empty: 'https://spam.example' });
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    expect((await storedIn(data.path)).find((one) => one.reference === reference)?.isSuspect).toBe(true);
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
    const before = (await storedIn(data.path)).length;
    const response = await request();
    expect(response.status).toBe(status);
    if (status !== 422)
      expect(await response.json()).toEqual({ title: expect.any(String), text: expect.any(String) });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await storedIn(data.path)).toHaveLength(before);
  });

  test('fields that the form does not have are left out, __proto__ among them', async () => {
    const body =
      '{"form":"contact","name":"Eve","email":"e@example.org","__proto__":{"admin":true},"constructor":"x","admin":"yes"}';
    const response = await post(site.origin, body);
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    const { entries = {} } = (await storedIn(data.path)).find((one) => one.reference === reference) ?? {};
    expect(Object.keys(entries)).not.toEqual(expect.arrayContaining(['admin']));
    expect(JSON.stringify(entries)).not.toMatch(/admin|constructor|__proto__/);
  });

  test('the log names no person', async () => {
    await post(site.origin, contact);
    expect(site.output()).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4} stored \(contact\)/);
    expect(site.output()).not.toMatch(/Ana|example\.org|127\.0\.0\.1|::1/);
  });

  test('a body that never ends is cut off; thousands of requests of garbage later the server lives and a visitor is served', async () => {
    const slow = rawRequest(
      site.port,
      'POST /messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"form"',
    );
    const garbage = (index: number) =>
      post(site.origin, `${'\u0000\ufffd{"'.repeat(index % 50)}${index}`, {
        'X-Forwarded-For': `${index}`,
      }).then((answer) => answer.arrayBuffer());
    for (let sent = 0; sent < 2000; sent += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => garbage(sent + index)));
    expect(site.isAlive()).toBe(true);
    expect((await fetch(`${site.origin}/government`)).status).toBe(200);
    expect((await post(site.origin, contact)).status).toBe(201);
    expect((await slow).status).toBe(408);
  }, 120_000);
});
