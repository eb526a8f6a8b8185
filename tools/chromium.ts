import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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
    console.log("That did not work. Installing Debian's package chromium …");
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    for (const command of [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ]) {
      const [program, ...args] = [...sudo, ...command];
      succeeds(program as string, args);
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install one yourself and name it: CHROMIUM=/path/to/chromium npm test',
  );
}

function succeeds(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}
