import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Way } from '#content/facts/settings.ts';
import { contactForm } from '#content/words/forms.ts';
import { deliver, honeypotField } from './delivery.ts';

const endpoint = 'https://forms.example.com/messages';
const entries = { name: 'Ana', email: 'ana@example.com' };
const onRetry = vi.fn();
const fetched = vi.fn<typeof fetch>();

const elsewhere: Way = { mode: 'endpoint', url: endpoint };
const here: Way = { mode: 'here' };
const { fields } = contactForm;

const send = (values: Record<string, string> = entries, way: Way = elsewhere) =>
  deliver(values, { way, form: 'contact', fields, onRetry });
const answers = (...statuses: number[]) => {
  for (const status of statuses) fetched.mockResolvedValueOnce(new Response(null, { status }));
};
const headers = () => fetched.mock.calls.map(([, init]) => init?.headers as Record<string, string>);
const keys = () => headers().map((each) => each['Idempotency-Key']);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  onRetry.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('nothing leaves the page', () => {
  it.each([
    ['notice', 'sent'],
    ['none', 'unsent'],
  ] as const)('where the mode is %s', async (mode, kind) => {
    expect(await send(entries, { mode })).toEqual({ kind });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('when a machine filled in the honeypot, which hears nothing of it', async () => {
    expect(await send({ ...entries, [honeypotField]: 'x' })).toEqual({ kind: 'sent' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()).toEqual({ kind: 'offline' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('with an endpoint', () => {
  it('posts the entries as JSON under one key, without the honeypot', async () => {
    answers(201);
    expect(await send({ ...entries, [honeypotField]: '' })).toEqual({ kind: 'sent' });
    const [url, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect(url).toBe(endpoint);
    expect(JSON.parse(init.body as string)).toEqual({ form: 'contact', ...entries });
    expect(headers()[0]).toMatchObject({
      'Content-Type': 'application/json',
      'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('tries again after 1, 2 and 4 seconds under the same key, then gives up', async () => {
    const times: number[] = [];
    const started = Date.now();
    fetched.mockImplementation(async () => {
      times.push(Date.now() - started);
      return new Response(null, { status: 500 });
    });
    const delivery = send();
    await vi.runAllTimersAsync();
    expect(await delivery).toEqual({ kind: 'failed' });
    expect(times).toEqual([0, 1000, 3000, 7000]);
    expect(new Set(keys()).size).toBe(1);
    expect(onRetry).toHaveBeenCalled();
  });

  it('is through at the third try', async () => {
    fetched.mockRejectedValueOnce(new TypeError('connection reset'));
    answers(500, 201);
    const delivery = send({ name: 'third' });
    await vi.runAllTimersAsync();
    expect(await delivery).toEqual({ kind: 'sent' });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('gives up a try that takes 15 seconds', async () => {
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    );
    answers(201);
    const delivery = send({ name: 'slow' });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1 + 1000);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(await delivery).toEqual({ kind: 'sent' });
  });

  it('hands on what the receiver found wrong, without trying again', async () => {
    fetched.mockResolvedValueOnce(
      Response.json({ errors: { email: 'No such mailbox', other: 3 } }, { status: 422 }),
    );
    expect(await send()).toEqual({ kind: 'rejected', errors: { email: 'No such mailbox' } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['says nothing of use in a 422', Response.json({ message: 'no' }, { status: 422 })],
    ['is no JSON at all', new Response('<p>no', { status: 422 })],
    ['blames a field that is not ours', Response.json({ errors: { fax: 'no' } }, { status: 422 })],
    ['refuses', new Response(null, { status: 403 })],
    ['is not there', new Response(null, { status: 404 })],
    ['takes no posts', new Response(null, { status: 405 })],
  ])('does not try again when the receiver %s', async (_, response) => {
    fetched.mockResolvedValueOnce(response);
    expect(await send()).toEqual({ kind: 'failed' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('keeps the key of what failed, and takes a new one for anything else', async () => {
    answers(403, 201, 201);
    await send({ name: 'again' });
    await send({ name: 'again' });
    await send({ name: 'again' });
    const [failed, repeated, another] = keys();
    expect(repeated).toBe(failed);
    expect(another).not.toBe(failed);
  });
});

describe('with the site’s own server', () => {
  const receipt = { reference: '7F3K-29QX', answerBy: 'Monday, November 23, 10:40 AM' };

  it('hands on the reference and the time', async () => {
    fetched.mockResolvedValueOnce(Response.json(receipt, { status: 201 }));
    expect(await send(entries, here)).toEqual({ kind: 'sent', receipt });
    const [address, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect(address).toBe('/messages');
    expect(JSON.parse(init.body as string)).toEqual({ form: 'contact', ...entries, [honeypotField]: '' });
  });

  it('leaves it to the server what a filled honeypot means', async () => {
    fetched.mockResolvedValueOnce(Response.json(receipt, { status: 201 }));
    await send({ ...entries, [honeypotField]: 'x' }, here);
    expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toMatchObject({ [honeypotField]: 'x' });
  });

  it.each([
    ['a page, as a static host answers', new Response('<!doctype html>', { status: 200 })],
    ['JSON without a reference', Response.json({ ok: true })],
    ['nothing', new Response(null, { status: 204 })],
  ])('says received of no answer without a reference: %s', async (_, response) => {
    fetched.mockResolvedValueOnce(response);
    expect(await send({ name: 'static' }, here)).toEqual({ kind: 'failed' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('says when it takes no more for now, after three more tries', async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 429 }));
    const delivery = send({ name: 'many' }, here);
    await vi.runAllTimersAsync();
    expect(await delivery).toEqual({ kind: 'limited' });
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('hands on what is wrong with a pair of fields', async () => {
    fetched.mockResolvedValueOnce(Response.json({ errors: { reach: 'One of them' } }, { status: 422 }));
    expect(await send(entries, here)).toEqual({ kind: 'rejected', errors: { reach: 'One of them' } });
  });
});
