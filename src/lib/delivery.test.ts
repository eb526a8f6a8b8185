import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import type { Way } from '#src/views/settings.ts';
import { deliver } from './delivery.ts';
import { honeypotField } from './form-fields.ts';
// there before the clock stands still
import './delivery-client.ts';

const onRetry = vi.fn();
const fetched = vi.fn<typeof fetch>();
const elsewhere: Way = { mode: 'endpoint', url: 'https://forms.example.com/messages' };
const here: Way = { mode: 'here' };
const receipt = { reference: '7F3K-29QX', answerBy: 'Monday, November 23, 10:40 AM' };

const send = async (values: Record<string, string>, way: Way = elsewhere) => {
  const started = Date.now();
  const sent = deliver(values, { way, form: 'contact', fields: contactForm.fields, onRetry });
  // however it ends, somebody is told within 15 seconds
  const ended = sent.then(() => expect(Date.now() - started).toBeLessThanOrEqual(15_000));
  await vi.runAllTimersAsync();
  await ended;
  return sent;
};
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  // all of it that there is without HTTPS
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a machine that fills in everything sends nothing elsewhere, and hears nothing of it', async () => {
  expect(await send({ name: 'Ana', [honeypotField]: 'x' })).toEqual({ kind: 'sent' });
  expect(fetched).not.toHaveBeenCalled();
});

test('where nothing is ever said, a second try under the same key is followed by an outcome', async () => {
  const started = Date.now();
  const times: number[] = [];
  fetched.mockImplementation((_, init) => {
    times.push(Date.now() - started);
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', reject));
  });
  expect(await send({ name: 'Ana' })).toEqual({ kind: 'failed' });
  expect(times).toEqual([0, 7000]);
  expect(new Set(keys()).size).toBe(1);
  expect(onRetry).toHaveBeenCalled();
});

test.each([
  ['finds fault', { kind: 'rejected', errors: { email: 'No' } }, { errors: { email: 'No', a: 3 } }],
  ['says nothing of use', { kind: 'failed' }, { message: 'no' }],
  ['blames a field that is not ours', { kind: 'failed' }, { errors: { fax: 'no' } }],
])('hands on what the receiver says that %s, after one try', async (name, expected, body) => {
  fetched.mockImplementation(async () => Response.json(body, { status: 422 }));
  expect(await send({ name })).toEqual(expected);
  expect(fetched).toHaveBeenCalledTimes(1);
  // whoever receives at another origin has to allow a browser these two headers, and no more
  const [, init] = fetched.mock.calls[0] as [string, RequestInit];
  expect(Object.keys(init.headers ?? {})).toEqual(['Content-Type', 'Idempotency-Key']);
  expect(init.credentials).toBe('omit');
});

test('leaves it to the site’s own server what a filled honeypot means', async () => {
  fetched.mockImplementation(async () => Response.json(receipt, { status: 201 }));
  await send({ name: 'Eve', [honeypotField]: 'x' }, here);
  const [address, init] = fetched.mock.calls[0] as [string, RequestInit];
  expect(address).toBe('/messages');
  expect(JSON.parse(init.body as string)).toEqual({ form: 'contact', name: 'Eve', [honeypotField]: 'x' });
});

test('keeps the key of what failed, and takes a new one for anything else, or where the key is another’s', async () => {
  for (const status of [403, 201, 422, 201]) {
    fetched.mockImplementation(async () => Response.json(null, { status }));
    await send({ name: 'again' });
  }
  const [first, second, ...others] = keys();
  expect(second).toBe(first);
  expect(new Set([second, ...others]).size).toBe(3);
});
