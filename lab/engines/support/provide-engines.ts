import { existsSync } from 'node:fs';
import { installPackages, succeeds } from '../../../tools/debian-packages.ts';

/** What drives WebKit, and what it needs: a screen, and Python, the one language with a window of WebKitGTK to be had from Debian. */
export const webkitDriver = '/usr/bin/WebKitWebDriver';
export const xvfb = '/usr/bin/Xvfb';
export const python = '/usr/bin/python3';

const webkitPackages = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0'];
const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Path of a Firefox: `FIREFOX`, then the system's. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  if (named && !existsSync(named))
    throw new Error(`FIREFOX is "${named}", but there is no such file; correct it or unset it`);
  return [named, ...firefoxes].find((path) => path && existsSync(path));
}

function hasWebkit(): boolean {
  const imports = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  return [webkitDriver, xvfb, python].every(existsSync) && succeeds(python, ['-c', imports]);
}

/** Installs what is missing of Firefox and WebKit from Debian's packages; throws where that does not work. */
export function provideEngines(): void {
  const missing = () => [...(findFirefox() ? [] : ['firefox-esr']), ...(hasWebkit() ? [] : webkitPackages)];
  const names = missing();
  if (names.length) installPackages(...names);
  const left = missing();
  if (left.length)
    throw new Error(
      `Firefox and WebKit could not be installed; install them yourself: apt-get install ${left.join(' ')}`,
    );
}
