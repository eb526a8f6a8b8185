import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formWords } from 'words:forms';
import { here, others } from 'words:language';
import type { Page } from '@playwright/test';
import { contactForm } from '#src/views/forms.ts';
import { copySite, type SiteCopy } from '../guides/site-copy.ts';
import { type SiteServer, startSite } from '../server/support/site-server.ts';
import { expectNotice, notices, person } from './form.ts';
import { expect, test } from './site.ts';

/** What an owner writes in company.yaml, line by line. */
type Settings = { delivery?: string; applications?: string; counter?: string };

/** The site as an owner has it who has set it up otherwise, for all tests of a `describe`: built from a copy in which company.yaml has these settings. */
export function siteWith(settings: Settings): SiteServer {
  // filled in before the first test
  const site = {} as SiteServer;
  let copy: SiteCopy;
  // a build of its own
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = copySite();
    setUp(join(copy.root, 'content'), settings);
    const { ok, output } = await copy.run('npm run build');
    if (!ok) throw new Error(output);
    const [server, data] = [join(copy.root, 'dist/server.js'), join(copy.root, 'data')];
    Object.assign(site, await startSite({ SERVER: server, DATA_DIR: data, RATE_LIMIT: '0' }));
  });
  test.afterAll(async () => {
    await site.stop();
    copy.remove();
  });
  test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${site.origin}/`)));
  return site;
}

function setUp(content: string, settings: Settings): void {
  const record = join(content, 'records/company.yaml');
  let text = readFileSync(record, 'utf8');
  for (const [key, value] of Object.entries(settings)) {
    const line = new RegExp(`^${key}:.*$`, 'm');
    // a setting that the record does without is added
    text = line.test(text) ? text.replace(line, `${key}: ${value}`) : `${text}${key}: ${value}\n`;
  }
  writeFileSync(record, text);
  // in one language: another is built in the same way, for half as long again
  const { id, label, locale } = here;
  writeFileSync(join(content, 'records/languages.yaml'), `${id}:\n  label: ${label}\n  locale: ${locale}\n`);
  for (const other of others) rmSync(join(content, 'words', other.id), { recursive: true });
}

/** What somebody writes, which every other way must carry on. */
export const words = 'Two units & a "chiller"\non the roof';

/** Lets a minute pass: a success has gone by then, and what was dismissed as well. */
export async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
}

/** Says in a notice why nothing was sent, and offers the other ways in the form. */
export async function expectFailure(page: Page, said: { title: string; text: string }): Promise<void> {
  await expectNotice(page, said);
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-type', 'error');
  await expectWays(page, said);
}

/** Mail and text that carry what was typed, and a call; the box that offers them has the focus. */
export async function expectWays(page: Page, { title }: { title: string }): Promise<void> {
  const box = page.getByRole('group', { name: title });
  await expect(box).toBeFocused();
  for (const [way, scheme] of [
    [formWords.failureMail, 'mailto:'],
    [formWords.failureText, 'sms:'],
  ] as const) {
    const href = (await box.getByRole('link', { name: way, exact: true }).getAttribute('href')) ?? '';
    expect(href.startsWith(scheme)).toBe(true);
    expect(decodeURIComponent(href)).toContain(`${contactForm.fields.name.label}: ${person.name}`);
    expect(decodeURIComponent(href).replaceAll('\r\n', '\n')).toContain(words);
  }
  await expect(box.getByRole('link', { name: formWords.failureCall })).toHaveAttribute('href', /^tel:/);
}
