import * as emergencyBanner from 'words:emergency';
import * as government from 'words:government';
import { expect, test } from '../support/site.ts';

const red = 'rgb(179, 38, 30)';

test('an emergency’s banner has its red head, its promise and its buttons', async ({ page }) => {
  for (const [name, path, text] of [
    ['residential', '/residential', 1],
    ['commercial', '/commercial', 1],
    // a chiller that is down is a commercial emergency
    ['commercial', '/chillers', 1],
    ['government', '/government', 0],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      const headed = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
      const banner = headed.filter({ hasText: emergencyBanner.lifeSafety }).last();
      const { response, figure, call } = emergencyBanner.audiences[name];
      const unit = name !== 'residential' && emergencyBanner.audiences[name].unit;
      await expect(banner.locator('[data-plane=red]').first()).toHaveCSS('background-color', red);
      await expect(banner.getByText(response, { exact: true })).toBeVisible();
      await expect(banner).toContainText([response, figure, unit].filter(Boolean).join(' '));
      // in the banner, or where its link leads
      await expect(page.getByRole('main')).toContainText(emergencyBanner.conditions);
      const button = banner.getByRole('link', { name: new RegExp(`^${call} \\(\\d{3}\\)`) });
      await expect(button).toHaveCSS('background-color', red);
      await expect(banner.getByRole('link', { name: emergencyBanner.text })).toHaveCount(text);
      await expect(banner.getByText(government.emergency.contract)).toHaveCount(1 - text);
    });
});
