import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactForm } from '#src/views/forms.ts';
import type { Way } from '#src/views/settings.ts';
import { deliver } from './delivery.ts';
import { honeypotField } from './form-fields.ts';
// there before the clock stands still
import './delivery-client.ts';

// what a real receiver proves of it stands in tests/forms/delivery.spec.ts

const onRetry = vi.fn();
const fetched = vi.fn<typeof fetch>();
const elsewhere: Way = { mode: 'endpoint', url: 'https://forms.example.com/messages' };
const here: Way = { mode: 'here' };
const receipt = { reference: '7F3K-29QX', answerBy: 'Monday, November 23, 10:40 AM' };

let ended = 0;
const send = async (values: Record<string, string>, way: Way = elsewhere) => {
  const delivery = deliver(values, { way, form: 'contact', fields: contactForm.fields, onRetry }).finally(
    () => {
      ended = Date.now();
    },
  );
  await vi.runAllTimersAsync();
  return delivery;
};
const answers = (status: number, body: unknown = null) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
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
  ['says nothing', [0, 7000], never],
])(
  'a try that %s is followed by others under the same key, and by an outcome within 15 seconds',
  async (name, when, answer) => {
    const times: number[] = [];
    const started = Date.now();
    fetched.mockImplementation((_, init) => {
      times.push(Date.now() - started);
      return answer(init);
    });
    expect(await send({ name })).toEqual({ kind: 'failed' });
    expect(times).toEqual(when);
    expect(ended - started).toBeLessThanOrEqual(15_000);
    expect(new Set(keys()).size).toBe(1);
    expect(onRetry).toHaveBeenCalled();
  },
);

const wrong = (errors: unknown) => ({ errors });
test.each<[string, Way, expected: object, status: number, body: unknown, tries: number]>([
  [
    'finds fault',
    elsewhere,
    { kind: 'rejected', ...wrong({ email: 'No' }) },
    422,
    wrong({ email: 'No', a: 3 }),
    1,
  ],
  [
    'finds fault with a pair',
    here,
    { kind: 'rejected', ...wrong({ reach: 'No' }) },
    422,
    wrong({ reach: 'No' }),
    1,
  ],
  ['says nothing of use in a 422', elsewhere, { kind: 'failed' }, 422, { message: 'no' }, 1],
  ['blames a field that is not ours', elsewhere, { kind: 'failed' }, 422, wrong({ fax: 'no' }), 1],
  ['refuses', elsewhere, { kind: 'failed' }, 403, null, 1],
  ['is not there', elsewhere, { kind: 'failed' }, 404, null, 1],
  ['is our own', here, { kind: 'sent', receipt }, 201, receipt, 1],
  ['answers as a static host does', here, { kind: 'failed' }, 200, '<!doctype html>', 1],
  ['names no reference', here, { kind: 'failed' }, 200, { ok: true }, 1],
  ['takes no more for now', here, { kind: 'limited' }, 429, null, 4],
])('hands on what the receiver says that %s', async (name, way, expected, status, body, tries) => {
  answers(status, body);
  expect(await send({ name }, way)).toEqual(expected);
  expect(fetched).toHaveBeenCalledTimes(tries);
});

test('leaves it to the site’s own server what a filled honeypot means', async () => {
  answers(201, receipt);
  await send({ name: 'Eve', [honeypotField]: 'x' }, here);
  const [address, init] = fetched.mock.calls[0] as [string, RequestInit];
  expect(address).toBe('/messages');
  expect(JSON.parse(init.body as string)).toEqual({ form: 'contact', name: 'Eve', [honeypotField]: 'x' });
});

test('keeps the key of what failed, and takes a new one for anything else, or where the key is another’s', async () => {
  for (const status of [403, 201, 422, 201]) {
    answers(status);
    await send({ name: 'again' });
  }
  const [failed, ...others] = keys();
  expect(others[0]).toBe(failed);
  expect(new Set(others).size).toBe(3);
});

function never(init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );
}
