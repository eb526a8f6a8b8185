import { expect, inject, test } from 'vitest';
import { makeDataFolder, startSite } from '../../../tests/server/support/site-server.ts';
import { serveBehind } from '../../../tests/support/site-behind.ts';
import type { Engine, EngineName } from './engine.ts';
import { startPuppeteer } from './puppeteer-engine.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebkit } from './webkit-engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
  }
}

/** The windows in which every page is designed. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

interface Journey {
  engine: Engine;
  /** The origin of the built site, served by its own server. */
  site: string;
  /** Fails on any error of the console, exception or broken policy. */
  visitor: Visitor;
  /** The site, with the code that makes pages interactive kept back until `release` is called. */
  held: { origin: string; release: () => void };
}

/** Vitest's test, walked in the engine of its project; the window is a desk's until it is resized. */
export const journey = test.extend<Journey>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures here
    async ({}, use) => {
      const name = inject('engine');
      const engine = await (name === 'webkit' ? startWebkit() : startPuppeteer(name));
      await use(engine);
      await engine.close();
    },
    { scope: 'file' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures here
    async ({}, use) => {
      const data = makeDataFolder();
      const server = await startSite({ RATE_LIMIT: '0', DATA_DIR: data.path });
      await use(server.origin);
      await server.stop();
      data.remove();
    },
    { scope: 'file' },
  ],
  // before the visitor: it ends when that one has left
  held: async ({ site }, use) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { origin, stop } = await serveBehind(site, {
      hold: { path: /\/assets\/app\.[^/]+\.js$/, until: released },
    });
    await use({ origin, release });
    release();
    await stop();
  },
  visitor: async ({ engine, site }, use) => {
    const tab = await engine.open();
    const visitor = createVisitor(tab, site);
    await visitor.resize(desk);
    await use(visitor);
    // what was said before this has arrived when this has
    const end = 'the journey ends here';
    await tab.run((text) => reportError(new Error(text)), end);
    await expect.poll(() => tab.errors().some((error) => error.includes(end))).toBe(true);
    const errors = tab.errors().filter((error) => !error.includes(end) && !engine.noise?.test(error));
    await tab.close();
    expect(errors, errors.join(' · ')).toEqual([]);
  },
});
export { expect };
