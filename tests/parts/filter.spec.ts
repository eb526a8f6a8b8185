import { projects } from 'records:projects';
import * as projectsPage from 'words:projects';
import * as servicesPage from 'words:services';
import { filterChoices } from '#src/pages/projects/filter-choices.ts';
import { enter, tabTo } from '../support/keys.ts';
import { expect, test } from '../support/site.ts';

/** A market whose projects are not all of them. */
const choice = filterChoices(projects).find((one) => one.count < projects.length);

test.describe('the filter of the projects', () => {
  test.skip(!choice, 'all projects are of one market: the filter hides none of them');

  for (const javaScriptEnabled of [true, false])
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('hides what is of another market, and brings it back', async ({ page }) => {
        if (!choice) return;
        await page.goto('/projects');
        const filter = page.getByRole('navigation', { name: projectsPage.filter.label });
        const sheets = page.getByRole('main').getByRole('article');
        const rows = page.getByRole('table', { name: projectsPage.list.caption }).locator('tbody tr');
        await enter(filter.getByRole('link', { name: choice.label }));
        await expect(sheets.locator('visible=true')).toHaveCount(choice.count);
        await expect(rows.locator('visible=true')).toHaveCount(choice.count);
        for (const project of projects) {
          const heading = page.getByRole('heading', { name: project.title, exact: true });
          await expect(sheets.filter({ has: heading })).toBeVisible({
            visible: choice.id === project.audience,
          });
        }
        await page.emulateMedia({ media: 'print' });
        await expect(sheets.locator('visible=true')).toHaveCount(projects.length);
        await page.emulateMedia({ media: 'screen' });
        await tabTo(sheets.locator('visible=true').getByRole('link').first(), { most: 60 });
        await enter(filter.getByRole('link', { name: projectsPage.filter.all }), { key: 'Shift+Tab' });
        await expect(sheets.locator('visible=true')).toHaveCount(projects.length);
      });
    });
});

test('paper shows all services, whichever the filter left on the screen', async ({ page }) => {
  const [audience] = Object.keys(servicesPage.filter.audiences);
  await page.goto(`/services#for-${audience}`);
  // the count beside the title belongs to the screen
  const hidden = page.locator('main [data-for]:not([role=status] *) >> visible=false');
  expect(await hidden.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(hidden).toHaveCount(0);
});
