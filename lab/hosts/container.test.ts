import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tests/server/support/postgres.ts';
import { post, type SiteServer, whenReady } from '../../tests/server/support/site-server.ts';
import { buildContainer, type Container, noContainer } from './support/container.ts';

let container: Container;
let env: { PORT: string; RATE_LIMIT: string };
beforeAll(async () => {
  if (noContainer) return;
  env = { PORT: String(await freePort()), RATE_LIMIT: '0' };
  container = buildContainer();
  // a Debian, and what npm brings
}, 600_000);
afterAll(() => container?.remove());

const start = () => whenReady(container.run(container.command, env), Number(env.PORT));
/** As Docker asks: 0 where the container is well. */
const health = async () => (await once(container.run(container.healthCheck, env), 'exit'))[0];
const send = ({ origin }: SiteServer) =>
  post(origin, { form: 'contact', name: 'Ana', email: 'ana@example.org', message: 'x'.repeat(1000) });
const listed = async () => {
  const { stdout } = container.run([...container.command, 'messages'], env);
  return stdout ? ((await text(stdout)).match(/[0-9A-Z]{4}-[0-9A-Z]{4}(?= {2})/g) ?? []) : [];
};

test('the image serves, fills its volume, starts anew on it, and has lost nothing that it acknowledged', async ({
  skip,
}) => {
  if (noContainer) skip(noContainer);
  const first = await start();
  expect(await health()).toBe(0);
  const kept: string[] = [];
  let answer = await send(first);
  for (; answer.status === 201; answer = await send(first)) kept.push((await answer.json()).reference);
  expect(kept.length).toBeGreaterThan(2);
  expect(answer.status).toBe(503);
  await expect.poll(health).toBe(1);
  expect((await fetch(`${first.origin}/government`)).status).toBe(200);
  await first.stop('SIGKILL');

  const second = await start();
  expect(second.output()).toContain('messages can NOT be kept now');
  expect((await send(second)).status).toBe(503);
  expect((await fetch(`${second.origin}/government`)).status).toBe(200);
  expect(await health()).toBe(1);
  expect(await listed()).toEqual(expect.arrayContaining(kept));

  container.resize('8m');
  await expect.poll(health).toBe(0);
  const later = await send(second);
  expect(later.status).toBe(201);
  kept.push((await later.json()).reference);
  expect(await second.stop()).toBe(0);
  expect((await listed()).sort()).toEqual(kept.sort());
});
