import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What is asked of a server; by default a GET without any header. */
export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Another address of loopback than the usual one. */
  from?: string;
}

/** What it answered. */
export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Asks a server on loopback as a client does that changes nothing of the address and follows nothing. */
export function ask(
  port: number,
  { method = 'GET', path, headers = {}, body, from }: Question,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      // a connection of its own: what became of the one before does not matter
      { host: '127.0.0.1', port, method, path, headers, agent: false, localAddress: from },
      (response) => {
        const { statusCode: status = 0, headers: named } = response;
        const said = Object.entries(named).map(([name, value]) => [name, String(value)]);
        buffer(response).then((body) => resolve({ status, headers: Object.fromEntries(said), body }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Headers that say something of the connection or the moment, not of the site. */
const ofTheServer = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'via'];

/** What must be the same wherever the site is served. */
export function same({ status, headers, body }: Answer): object {
  const said = Object.entries(headers).filter(([name]) => !ofTheServer.includes(name));
  return {
    status,
    headers: Object.fromEntries(said.sort()),
    body: createHash('sha256').update(body).digest('hex'),
  };
}
