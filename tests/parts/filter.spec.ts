import { projects } from 'records:projects';
import * as projectsPage from 'words:projects';
import * as servicesPage from 'words:services';
import { enter, tabTo } from '../support/focus.ts';
import { expect, openHydrated, test, testWithoutScript } from '../support/site.ts';

const [first] = projects;
const due = projects.filter(({ audience }) => audience === first?.audience);

// that it does so with React too, and that Back takes it off, three engines show in lab/engines/filters.test.ts
testWithoutScript(
  'the filter of the projects hides what is of another market, and brings it back',
  async ({ page }) => {
    if (!first || due.length === projects.length)
      return test.skip(true, 'all projects are of one market: the filter hides none of them');
    await page.goto('/projects');
    const filter = page.getByRole('navigation', { name: projectsPage.filter.label });
    const shown = page.getByRole('main').getByRole('article').filter({ visible: true });
    const rows = page.getByRole('table', { name: projectsPage.list.caption }).locator('tbody tr');
    await enter(filter.getByRole('link', { name: projectsPage.filter.markets[first.audience] }));
    await expect(rows.filter({ visible: true })).toHaveCount(due.length);
    await expect(shown.getByRole('heading', { level: 2 })).toContainText(due.map(({ title }) => title));
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(projects.length);
    await page.emulateMedia({ media: 'screen' });
    await enter(filter.getByRole('link', { name: projectsPage.filter.all }), { key: 'Shift+Tab' });
    await expect(shown).toHaveCount(projects.length);
  },
);

test('a choice stays in the order of Tab, and shows its focus; paper shows all services', async ({
  page,
}) => {
  const [audience] = Object.keys(servicesPage.filter.audiences);
  const link = page.getByRole('main').locator(`a[href="#for-${audience}"]`);
  await openHydrated(page, '/services');
  await enter(link);
  await expect(page).toHaveURL(/#for-/);
  await tabTo(page.getByRole('link', { name: servicesPage.filter.everyone }), { key: 'Shift+Tab', most: 1 });
  await tabTo(link, { most: 1 });
  await expect(link).toHaveCSS('outline-style', 'solid');
  // the count beside the title belongs to the screen
  const hidden = page.locator('main [data-for]:not([role=status] *) >> visible=false');
  expect(await hidden.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(hidden).toHaveCount(0);
});
