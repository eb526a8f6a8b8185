import { axeFaults } from '../../tests/support/axe.ts';
import { expect, settle, test } from '../../tests/support/site.ts';
import { byAlfa, byIbm, leaveReachable, script } from './checkers.ts';
import { enter, states, widths } from './states.ts';

// what a machine can find, in every state of every page; what it can't is in docs/accessibility.md

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/Failed to load resource|^404 /);
  await page.addInitScript({ path: script });
});

for (const width of widths)
  for (const state of states.filter(({ widths: only }) => only?.includes(width) ?? true))
    test(`${state.name} at ${width} px: no checker finds a fault`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await enter(page, state);
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        expect.soft(await axeFaults(page, state.part), `axe, forced colors: ${forcedColors}`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'none' });
      await settle(page);
      await leaveReachable(page, state.part ?? 'html');
      expect.soft(await byAlfa(page), 'Siteimprove Alfa').toEqual([]);
      expect.soft(await byIbm(page, state.part), 'IBM Equal Access').toEqual([]);
    });
