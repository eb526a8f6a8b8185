import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver, trapField } from './delivery.ts';

const endpoint = 'https://forms.example.com/messages';
const entries = { name: 'Ana', email: 'ana@example.com' };
const onRetry = vi.fn();
const fetched = vi.fn<typeof fetch>();

const send = (values: Record<string, string> = entries, to: string | undefined = endpoint) =>
  deliver(values, { endpoint: to, form: 'contact', onRetry });
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
  it('without an endpoint', async () => {
    expect(await deliver(entries, { endpoint: undefined, form: 'contact', onRetry })).toEqual({
      kind: 'unsent',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('when a machine filled in the trap, which hears nothing of it', async () => {
    expect(await send({ ...entries, [trapField]: 'x' })).toEqual({ kind: 'sent' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()).toEqual({ kind: 'offline' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('with an endpoint', () => {
  it('posts the entries as JSON under one key, without the trap', async () => {
    answers(201);
    expect(await send({ ...entries, [trapField]: '' })).toEqual({ kind: 'sent' });
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
