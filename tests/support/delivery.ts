import { setTimeout as pause } from 'node:timers/promises';
import { formWords } from 'words:forms';
import type { Page, Request } from '@playwright/test';
import { labels, notices, person } from './form.ts';
import { expect } from './site.ts';

/** What somebody writes, which every other way must carry on. */
export const words = 'Two units & a "chiller"\non the roof';

/** What a message meets at its receiver: an answer with this status, at once or late, none at all, or a line that breaks. */
type Fate = 200 | 201 | 404 | 422 | 429 | 500 | 'late' | 'hang' | 'break';

/** Receives what the page posts to an address; `next` says what the next messages meet, and lists them as they come. */
export async function receive(page: Page, address: string) {
  let tries: Request[] = [];
  let fates: Fate[] = [];
  await page.route(address, async (route) => {
    tries.push(route.request());
    const fate = fates.shift() ?? 201;
    if (fate === 'hang') return;
    if (fate === 'break') return route.abort('connectionreset');
    if (fate === 'late') await pause(1500);
    if (fate === 422)
      return route.fulfill({ status: fate, json: { errors: { email: 'This mailbox does not exist' } } });
    return route.fulfill({ status: fate === 'late' ? 201 : fate, contentType: 'text/html', body: '<p>' });
  });
  return {
    next: (...planned: Fate[]) => {
      fates = planned;
      tries = [];
      return tries;
    },
  };
}

/** Lets the page's clock run, a second at a time, until a notice stands: tries of 6 s and the pauses between them pass. */
export async function runClockUntilNotice(page: Page): Promise<void> {
  const tick = async () => {
    await page.clock.runFor(1000);
    return notices(page).getByRole('listitem').count();
  };
  // between two of them an answer has the time to arrive, which the page's clock does not move
  await expect.poll(tick, { intervals: [100], timeout: 20_000 }).toBe(1);
}

/** Lets a minute pass: a success has gone by then, and what was dismissed as well. */
export async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
}

/** Mail and text that carry what was typed, and a call; the box that offers them has the focus. */
export async function expectWays(page: Page, { title }: { title: string }): Promise<void> {
  const box = page.getByRole('group', { name: title });
  await expect(box).toBeFocused();
  for (const [way, scheme] of [
    [formWords.failureMail, 'mailto:'],
    [formWords.failureText, 'sms:'],
  ] as const) {
    const href = await box.getByRole('link', { name: way, exact: true }).getAttribute('href');
    const said = decodeURIComponent(href ?? '').replaceAll('\r\n', '\n');
    expect(said.startsWith(scheme)).toBe(true);
    for (const part of [`${labels.name}: ${person.name}`, words]) expect(said).toContain(part);
  }
  await expect(box.getByRole('link', { name: formWords.failureCall })).toHaveAttribute('href', /^tel:/);
}
