import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { announce } from './announce.ts';

const site = { key: 'a1b2c3d4e5', website: 'https://example.com', paths: ['/', '/careers'] };

/** What a receiver is sent that answers with `status`. */
async function sentTo(status: number): Promise<unknown> {
  let body = '';
  const server = createServer(async (request, response) => {
    for await (const part of request) body += part;
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    await announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`, site);
    return JSON.parse(body);
  } finally {
    server.close();
  }
}

it('names the host, the key with its file, and every page in full', async () =>
  expect(await sentTo(202)).toEqual({
    host: 'example.com',
    key: 'a1b2c3d4e5',
    keyLocation: 'https://example.com/a1b2c3d4e5.txt',
    urlList: ['https://example.com/', 'https://example.com/careers'],
  }));

it('says what to do where it is refused', async () =>
  await expect(sentTo(403)).rejects.toThrow(/answered 403; is https:.*a1b2c3d4e5\.txt online/));
