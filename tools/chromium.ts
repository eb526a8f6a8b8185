import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, succeeds } from './debian-packages.ts';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium: `CHROMIUM`, then Playwright's own, then the system's; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM is "${named}", but there is no such file. Correct it or unset it.`);
  }
  return [named, chromium.executablePath(), ...systemPaths].find((path) => path && existsSync(path));
}

/** Finds a Chromium or installs one (Playwright's, else Debian's package), saying what it does. */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine. Installing the one of Playwright …');
  if (!succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    console.log('That did not work.');
    installPackages('chromium', 'fonts-liberation');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install one yourself and name it: CHROMIUM=/path/to/chromium npm test',
  );
}
