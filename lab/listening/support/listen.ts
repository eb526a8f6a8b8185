import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';

// a virtual screen reader in the real page: it speaks the roles, names and states that the specifications give to the DOM. What
// NVDA, JAWS and VoiceOver make of it, people hear: docs/decisions/015-listening.md

interface Listening {
  screenReader: Virtual;
}

/** Gives the page its reader before it loads; call it before `goto`. */
export async function provideReader(page: Page): Promise<void> {
  await page.addInitScript({ content: script() });
}

/** All that is said from the top of a part of the page to its end; the part is one that has a role. */
export function hear(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const { screenReader } = window as unknown as Listening;
    const container = document.querySelector(selector);
    if (!container) throw new Error(`The page has no ${selector}`);
    // it may be listening
    await screenReader.stop();
    await screenReader.start({ container });
    for (let steps = 0; steps < 20_000; steps++) {
      await screenReader.next();
      if (screenReader.activeNode !== container) continue;
      if (!(await screenReader.lastSpokenPhrase()).startsWith('end')) continue;
      const heard = await screenReader.spokenPhraseLog();
      await screenReader.stop();
      return heard;
    }
    throw new Error(`There is no end to ${selector}`);
  }, part);
}

/** From now on, what is announced or gets the focus is said, as `heardSince` tells. */
export function listen(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { screenReader } = window as unknown as Listening;
    await screenReader.start({ container: document.body });
  });
}

/** What was said since `listen`: the focus by its role and name, announcements after "polite:" or "assertive:". */
export function heardSince(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Listening).screenReader.spokenPhraseLog());
}

/** The first thing that is said with all of these words, wherever its spaces stand; '' where none is. */
export function saying(heard: readonly string[], ...words: string[]): string {
  return heard.find((phrase) => words.every((word) => flat(phrase).includes(flat(word)))) ?? '';
}

/** Whether the words are said one after the other, each after the one before, whatever is said between them. */
export function areSaidInOrder(heard: readonly string[], words: readonly string[]): boolean {
  const all = flat(heard.join(' '));
  let at = 0;
  return words.every((word) => {
    const found = all.indexOf(flat(word), at);
    at = found + flat(word).length;
    return found >= 0;
  });
}

/** What is said between a thing's beginning, such as `table, Business hours`, and its end. */
export function within(heard: readonly string[], beginning: string): string[] {
  const start = heard.findIndex((phrase) => phrase.startsWith(beginning));
  if (start < 0) throw new Error(`Nobody says "${beginning}"`);
  const end = heard.indexOf(`end of ${heard[start]}`, start);
  return heard.slice(start, end < 0 ? undefined : end + 1);
}

/** Without its spaces: where letters are kept together on a line, a reader sets more of them. */
function flat(text: string): string {
  return text.replace(/\s/g, '');
}

/** The package is a module, which the page's policy would not let in; as a script of the test it is none of the page's. */
function script(): string {
  const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
  const code = readFileSync(file, 'utf8').replace(
    /export\s*\{[^}]*?([\w$]+) as virtual\s*\};?/,
    (_, reader) => `window.screenReader=${reader};`,
  );
  if (!code.includes('window.screenReader=')) throw new Error(`${file} exports its reader otherwise`);
  return `(() => {'use strict';${code}\n})();`;
}
