import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, succeeds } from './debian-packages.ts';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium: `CHROMIUM`, then Playwright's own, then the system's; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM is "${named}", but there is no such file. Correct it or unset it.`);
  return named || [chromium.executablePath(), ...systemPaths].find(existsSync);
}

/** Path of Debian's shell, the same engine without a browser around it; undefined where there is none, or `CHROMIUM` names what to use. */
export function findShell(): string | undefined {
  const path = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROMIUM && existsSync(path) ? path : undefined;
}

/** Path of a Chromium, installed where there is none; beside Debian's its shell, too, in which the tests take half the time. */
export function provideChromium(): string {
  if (!findChromium()) {
    console.log('No Chromium on this machine. Installing the one of Playwright …');
    if (!succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
      console.log('That did not work.');
      installPackages('chromium', 'fonts-liberation');
    }
  }
  const found = findChromium();
  if (!found)
    throw new Error(
      'No Chromium could be installed. Install one yourself and name it: CHROMIUM=/path/to/chromium npm test',
    );
  if (found === systemPaths[0] && !findShell()) installPackages('chromium-headless-shell');
  return found;
}
