import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { rawRequest } from './support/raw-request.ts';
import { siteForAll } from './support/site-for-all.ts';
import { contact, storedIn } from './support/site-server.ts';

// what strangers send to hold up a server that has one thread

const { site, data } = siteForAll({ RATE_LIMIT: '0', TRUSTED_PROXIES: '127.0.0.0/8, ::1, 10.0.0.0/8' });

const ended = 'Host: localhost\r\nConnection: close\r\n';
const get = (path: string, header = '') => `GET ${path} HTTP/1.1\r\n${ended}${header}\r\n`;
const send = (header: string, body: string) =>
  `POST /messages HTTP/1.1\r\n${ended}Content-Length: ${body.length}\r\n${header}\r\n${body}`;
const json = 'Content-Type: application/json\r\nIdempotency-Key: a-key-of-hostile-requests\r\n';
const native = 'Content-Type: application/x-www-form-urlencoded\r\n';

/** Milliseconds that the server's thread works for a request. */
async function costOf(request: string): Promise<number> {
  const worked = () => Number(readFileSync(`/proc/${site.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  const before = worked();
  await rawRequest(site.port, request);
  return worked() - before;
}

/** Rows of what expressions look for, between what they do not. */
const junk = [
  ...' \t,;"=-1:[a./%\u00e9&+{\\',
  ...[', ', ' ;', '; a', '1.', ']:1', 'a@', '@a.', '/.', '%25', '%2f', '%c3', '&a=', 'q=0.', 'W/', 'br,'],
  ...['10.0.0.1,', '/index', '.html'],
].map((row) => `x${row.repeat(15_000 / row.length)}x`);

/** Refused for its address, so that little is given back on a page as much is. */
const natively = (entries: object) =>
  send(native, `${new URLSearchParams({ ...contact, email: 'x', ...entries })}`);
type Place = [where: string, request: (row: string) => string];
const places: Place[] = [
  ...['Accept-Encoding', 'If-None-Match', 'Range', 'If-Range', 'Host', 'Connection', 'Origin'].map(
    (name): Place => [`${name} of a page`, (row) => get('/government', `${name}: ${row}\r\n`)],
  ),
  ...['X-Forwarded-For', 'Content-Type', 'Idempotency-Key', 'Origin', 'Sec-Fetch-Site'].map(
    (name): Place => [`${name} of a message`, (row) => send(`${name}: ${row}\r\n${json}`, '{}')],
  ),
  ...['form', 'name', 'email', 'phone', 'message'].map(
    (name): Place => [`a field ${name}`, (row) => send(json, JSON.stringify({ ...contact, [name]: row }))],
  ),
  ['a path', (row) => get(`/${row}`)],
  ['a range of a file', (row) => get('/files/capability-statement.pdf', `Range: bytes=${row}\r\n`)],
  ['what follows an encoding', (row) => get('/government', `Accept-Encoding: br;q=0${row}\r\n`)],
  ['a body of a script', (row) => send(json, row)],
  ['a message of a page', (row) => natively({ message: row.slice(0, 9000) })],
  ['a body of a form', (row) => send(native, `form=contact&${row}`)],
];

test.each(places)('15 kB of anything in %s costs about what little costs', async (_where, request) => {
  const most = 10 * Math.max(1, await costOf(request('x')));
  for (const row of junk) {
    let least = Number.POSITIVE_INFINITY;
    // a sweep of the memory may fall into one of them
    for (let left = 3; least > most && left > 0; left -= 1)
      least = Math.min(least, await costOf(request(row)));
    expect(least, `${JSON.stringify(row.slice(0, 9))}…`).toBeLessThan(most);
  }
});

test('a body that never ends is cut off; who hangs up in one leaves a line and no message', async () => {
  const stored = (await storedIn(data.path)).length;
  const before = site.output().length;
  const said = () => site.output().slice(before).trim();
  const begun = `POST /messages HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 1000\r\n\r\n{"form"`;
  const cut = rawRequest(site.port, begun);
  const socket = connect(site.port, '127.0.0.1');
  socket.write(begun, () => setTimeout(() => socket.resetAndDestroy(), 100));
  await expect.poll(said, { timeout: 20_000 }).toMatch(/^\S+ a sender hung up.*$/);
  expect((await fetch(site.origin)).status).toBe(200);
  expect((await cut).status).toBe(408);
  expect(await storedIn(data.path)).toHaveLength(stored);
});
