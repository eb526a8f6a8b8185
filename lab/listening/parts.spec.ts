import { chillerTypes } from 'records:chiller-types';
import airHandler from 'records:drawings/air-handler';
import { projects } from 'records:projects';
import { promises } from 'records:promises';
import { regions } from 'records:regions';
import * as chillersPage from 'words:chillers';
import * as contactPage from 'words:contact';
import * as governmentPage from 'words:government';
import * as homePage from 'words:home';
import * as projectsPage from 'words:projects';
import * as teamPage from 'words:team';
import { formatRange } from '../../content/values/format.ts';
import { formatWeekday } from '../../src/lib/format-words.ts';
import { officeHours } from '../../src/views/hours.ts';
import { leadership } from '../../src/views/people.ts';
import { routes } from '../../src/views/routes.ts';
import { mainMenu } from '../../tests/support/shell.ts';
import { expect, openHydrated, settle, test } from '../../tests/support/site.ts';
import { areSaidInOrder, hear, heardSince, listen, provideReader, saying, within } from './support/listen.ts';

// what is drawn is also said: maps, charts, drawings with flags, pictures

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => provideReader(page));

test('the map says what it shows, and every region with its counties is a list', async ({ page }) => {
  await page.goto('/government');
  const heard = await hear(page);
  expect(saying(heard, 'image, ', governmentPage.areas.map)).not.toBe('');
  for (const { name, counties } of regions) {
    const title = heard.indexOf(`heading, ${name}, level 3`);
    expect(title, name).toBeGreaterThan(-1);
    const list = within(heard.slice(title), 'list');
    expect(list, name).toEqual(expect.arrayContaining([...counties]));
  }
});

test('the ownership bar is a list of owners, each with a share', async ({ page }) => {
  await page.goto('/team');
  const heard = await hear(page);
  for (const { name, role, ownership } of leadership) {
    const share = teamPage.ownership.share({ percent: ownership as number });
    expect(saying(heard, 'link, ', name, role, share), name).not.toBe('');
  }
});

test('the ton scale says the range of every type beside its drawing', async ({ page }) => {
  await page.goto('/chillers');
  const heard = await hear(page);
  const { elevation, unit } = chillersPage.types;
  for (const { name, tons } of chillerTypes) {
    const article = within(heard, `article, ${name}`);
    expect(saying(article, 'image, ', elevation({ name: name.toLowerCase() })), name).not.toBe('');
    expect(areSaidInOrder(article, [name, formatRange(tons), unit]), name).toBe(true);
  }
});

test('the hours chart is a table that says the hours of all days', async ({ page }) => {
  await page.goto('/contact');
  const { caption, closed } = contactPage.hours;
  const table = within(await hear(page), `table, ${caption}`);
  for (const { names, open, time } of officeHours)
    for (const name of names)
      expect(saying(table, 'row, ', formatWeekday(name, 'short'), open ? time : closed), name).not.toBe('');
});

test('a drawing with flags is described, then keyed: the number of each part before its name', async ({
  page,
}) => {
  await page.goto('/');
  const heard = await hear(page);
  const { title, parts, visits } = homePage.visit;
  const zone = within(heard, `region, ${title}`);
  expect(saying(zone, 'image, ', airHandler.alt)).not.toBe('');
  const key = parts.flatMap((part, index) => [String(index + 1), part.title, part.text]);
  expect(areSaidInOrder(zone, [airHandler.alt, ...key])).toBe(true);
  expect(saying(zone, 'heading, ', `${promises.maintenance.visitsPerYear} ${visits.title}`)).not.toBe('');
  expect(saying(heard, 'slider, ', homePage.cut.slider, 'max value 100')).not.toBe('');
});

test('the viewer of pictures says which one is shown, alone, and each next one by itself', async ({
  page,
}) => {
  const project = projects.find(({ hasGallery }) => hasGallery);
  const [first, second] = project?.galleryPhotos ?? [];
  if (!project?.galleryPhotos || !first || !second) throw new Error('No project has a gallery');
  const { length } = project.galleryPhotos;
  const { gallery } = projectsPage;
  await openHydrated(page, routes.projects.path);
  await page.getByRole('link', { name: gallery.open }).first().click();
  await expect(page.getByRole('dialog').locator('[aria-live]')).toContainText(first.caption);
  await settle(page);

  const heard = await hear(page, 'dialog[open]');
  expect(heard[0]).toContain(`dialog, ${project.title}`);
  expect(heard.filter((phrase) => phrase.startsWith('image, '))).toEqual([`image, ${first.alt}`]);
  expect(areSaidInOrder(heard, [first.alt, `1${gallery.of}${length}`, first.caption])).toBe(true);
  expect(saying(heard, 'button, ', gallery.previous, 'disabled')).not.toBe('');
  expect(saying(heard, 'button, ', gallery.next)).not.toBe('');
  const strip = within(heard, `navigation, ${gallery.strip}`);
  const numbers = strip.filter((phrase) => phrase.startsWith(`button, ${gallery.picture}`));
  expect(numbers).toHaveLength(length);
  expect(numbers.filter((phrase) => /(?<!not )current item/.test(phrase))).toEqual([numbers[0]]);

  await listen(page);
  await page.keyboard.press('ArrowRight');
  const announced = async () =>
    saying(await heardSince(page), 'polite: ', `2 ${gallery.of} ${length}`, second.caption);
  await expect.poll(announced, 'the number, of how many, and the caption, as one').not.toBe('');
});

test('a page that is gone to without a full load is announced by its title', async ({ page }) => {
  await openHydrated(page, '/');
  await listen(page);
  await mainMenu(page).getByRole('link', { name: routes.government.label }).click();
  await expect(page).toHaveURL(routes.government.path);
  const announced = async () => saying(await heardSince(page), 'polite: ', await page.title());
  await expect.poll(announced).not.toBe('');
});
