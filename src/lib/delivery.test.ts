import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import type { Way } from '#src/views/settings.ts';
import { deliver } from './delivery.ts';
import { honeypotField } from './form-fields.ts';
// there before the clock stands still
import './delivery-client.ts';

// what a real receiver proves of it stands in tests/forms/delivery-endpoint.spec.ts

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
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, kind: string, Way, isOnline: boolean, honeypot: string]>([
  ['where an application is only noted', 'sent', { mode: 'notice' }, true, ''],
  ['where nobody receives messages', 'unsent', { mode: 'none' }, true, ''],
  ['of a machine that fills in everything, which hears nothing of it', 'sent', elsewhere, true, 'x'],
  ['without a connection', 'offline', elsewhere, false, ''],
])('nothing leaves the page %s', async (_, kind, way, onLine, honeypot) => {
  vi.stubGlobal('navigator', { onLine });
  expect(await send({ name: 'Ana', [honeypotField]: honeypot }, way)).toEqual({ kind });
  expect(fetched).not.toHaveBeenCalled();
});

test.each<[what: string, when: number[], answer: (init?: RequestInit) => Promise<Response>]>([
  ['fails', [0, 1000, 3000, 7000], async () => new Response(null, { status: 500 })],
  ['says nothing', [0, 7000], (init) => new Promise((_, no) => init?.signal?.addEventListener('abort', no))],
])(
  'a try that %s is followed by others under the same key, and by an outcome',
  async (name, when, answer) => {
    const started = Date.now();
    const times: number[] = [];
    fetched.mockImplementation((_, init) => {
      times.push(Date.now() - started);
      return answer(init);
    });
    expect(await send({ name })).toEqual({ kind: 'failed' });
    expect(times).toEqual(when);
    expect(new Set(keys()).size).toBe(1);
    expect(onRetry).toHaveBeenCalled();
  },
);

// other answers are given by a real receiver, and by hosts that have none: tests/forms/delivery-*.spec.ts
const wrong = { email: 'No' };
const failed = { kind: 'failed' };
test.each<[string, Way, expected: object, status: number, body: unknown]>([
  ['finds fault', elsewhere, { kind: 'rejected', errors: wrong }, 422, { errors: { ...wrong, a: 3 } }],
  ['says nothing of use in a 422', elsewhere, failed, 422, { message: 'no' }],
  ['blames a field that is not ours', elsewhere, failed, 422, { errors: { fax: 'no' } }],
  ['refuses', elsewhere, failed, 403, null],
  ['names no reference', here, failed, 200, { ok: true }],
])('hands on what the receiver says that %s, after one try', async (name, way, expected, status, body) => {
  fetched.mockImplementation(async () => Response.json(body, { status }));
  expect(await send({ name }, way)).toEqual(expected);
  expect(fetched).toHaveBeenCalledTimes(1);
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
