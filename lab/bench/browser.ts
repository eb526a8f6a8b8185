import { type Browser, chromium, type Page } from '@playwright/test';
import { provideChromium } from '../../tools/chromium.ts';

/** The network of Lighthouse's phone profile: 1.6 Mbit/s, 150 ms. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

interface Phone {
  /** How many times slower than this machine its processor is. */
  rate?: number;
  /** On a slow 4G network, instead of the machine's own. */
  isSlow?: boolean;
  /** Off: the page's zero-script twin. */
  scripts?: boolean;
}

/** Starts a Chromium of its own. */
export function openBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox', ...args] });
}

/** An empty page of a phone (390 × 844 at 3x) that has been nowhere yet. Close its context when done. */
export async function openPhone(
  browser: Browser,
  { rate = 1, isSlow = false, scripts = true }: Phone,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  if (isSlow) await client.send('Network.emulateNetworkConditions', slow4g);
  // blocked inside the browser: a request that Playwright intercepts would slow every other one down
  if (!scripts) await client.send('Network.setBlockedURLs', { urls: ['*.js'] });
  return page;
}
