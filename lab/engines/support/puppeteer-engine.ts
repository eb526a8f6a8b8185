import puppeteer, { type Page } from 'puppeteer-core';
import { findChromium } from '../../../tools/chromium.ts';
import type { Engine, Tab } from './engine.ts';
import { findFirefox } from './provide-engines.ts';

/** Chromium over its own protocol, or Firefox over WebDriver BiDi: Puppeteer speaks both. */
export async function startPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
  const browser = await puppeteer.launch(
    name === 'firefox'
      ? { browser: 'firefox', executablePath: findFirefox() }
      : {
          executablePath: findChromium(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--font-render-hinting=none',
            // Puppeteer loses its page when the visitor moves into one that was drawn ahead
            '--disable-features=Prerender2',
          ],
          ignoreDefaultArgs: ['--hide-scrollbars'],
        },
  );
  return {
    // what Firefox says of a picture whose page was left while the worker handed it over
    noise: name === 'firefox' ? /\.avif’\. A ServiceWorker intercepted the request and/ : undefined,
    open: async () => {
      const context = await browser.createBrowserContext();
      const tab = await openTab(await context.newPage());
      return { ...tab, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

async function openTab(page: Page): Promise<Omit<Tab, 'close'>> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  // Firefox tells its own console alone
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportError(new Error(`violates ${effectiveDirective}: ${blockedURI}`)),
    ),
  );
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    // its own ways wait for a load, which a page that comes back as it was left has not
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    run: async (inPage, ...args) =>
      (await page.evaluate(inPage as (...given: unknown[]) => unknown, ...args)) as Awaited<
        ReturnType<typeof inPage>
      >,
    click: (x, y) => page.mouse.click(x, y),
    // it makes no difference to these two
    touchWheel: async () => {},
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    print: (format) =>
      page.pdf({ format, margin: { top: '.5in', right: '.5in', bottom: '.5in', left: '.5in' } }),
    errors: () => errors,
  };
}
