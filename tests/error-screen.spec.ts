import type { Page } from '@playwright/test';
import { routes } from '#content/addresses/routes.ts';
import { shell } from '#content/words/shell.ts';
import { mainMenu } from './support/shell.ts';
import { expect, openHydrated, test } from './support/site.ts';

const cases = [
  { what: 'an exception', code: "throw new Error('The pump tripped')", text: 'The pump tripped' },
  {
    what: 'an error response',
    code: "throw { status: 503, statusText: 'Service Unavailable', internal: false, data: null }",
    text: '503 Service Unavailable',
  },
];

for (const { what, code, text } of cases) {
  test(`${what} shows the error screen, and the header still works`, async ({ page, guard }) => {
    guard.allow(/tripped|Service Unavailable|status: 503|React Router|Object/);
    await breakProjects(page, code);
    await openHydrated(page, '/');
    await mainMenu(page).getByRole('link', { name: routes.projects.label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.error.title);
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByRole('alert')).not.toContainText(/\.js:\d+/);
    await mainMenu(page).getByRole('link', { name: routes.contact.label }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shell.error.title);
  });
}

test('a page whose code is gone after a new version is loaded afresh, once', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|dynamically imported module/);
  let missing = true;
  await page.route('**/assets/projects-page.*.js', (route) =>
    missing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await openHydrated(page, '/');
  page.once('framenavigated', () => {
    missing = false;
  });
  await mainMenu(page).getByRole('link', { name: routes.projects.label }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** The page's code is replaced by a component that throws while it renders. */
async function breakProjects(page: Page, code: string) {
  await page.route('**/assets/projects-page.*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export const ProjectsPage = () => { ${code} };` }),
  );
}
