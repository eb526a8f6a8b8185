import type { Locator, Page } from '@playwright/test';
import { installAxe } from './axe.ts';
import { unreachedControls, type Watched, watchFocus } from './focus.ts';

export async function tabTo(
  goal: Locator,
  { most = 160, key = 'Tab' }: { most?: number; key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  const page = goal.page();
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(key);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${goal} does not get the focus within ${most} presses of ${key}`);
}

export async function enter(goal: Locator, options?: Parameters<typeof tabTo>[1]): Promise<void> {
  await tabTo(goal, options);
  await goal.page().keyboard.press('Enter');
}

/** Goes through all of the page, or of the open dialog, by Tab: what had the focus and could not be seen to, and what never had it. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ unseen: string[]; unreached: string[] }> {
  await installAxe(page);
  await page.evaluate(watchFocus);
  const keys = key.split('+');
  const unseen: string[] = [];
  let faults: string[] | null = [];
  for (let press = 0; faults; press++) {
    if (press === 400) throw new Error('The page has more than 400 stops, or a trap');
    unseen.push(...faults);
    // held down: to let it go each time takes half as long again
    for (const one of keys) await page.keyboard.down(one);
    faults = await page.evaluate(() => (window as unknown as Watched).seeFocus());
  }
  for (const one of keys) await page.keyboard.up(one);
  return { unseen, unreached: await page.evaluate(unreachedControls) };
}
