import * as shell from 'words:shell';
import { headerNavigation } from '../../src/views/navigation.ts';
import { allScreens, expect, test } from '../../tests/support/site.ts';
import { areSaidInOrder, hear, provideReader, within } from './support/listen.ts';

// every page from its top to its end, by ear

const menuLabels = headerNavigation.map(({ label }) => label);

test.beforeEach(({ page }) => provideReader(page));

for (const { name, path } of allScreens) {
  test(`${path} says where one is, and everything by its name`, async ({ page, guard }) => {
    test.slow();
    if (name === 'notFound') guard.allow(/404/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const heard = await hear(page);

    expect.soft(heard.slice(1, 3), 'what is said first').toEqual(['banner', `link, ${shell.skip}`]);
    const frame = ['banner', `navigation, ${shell.mainNavigation}`, 'main', 'end of main', 'contentinfo'];
    expect.soft(heard.filter((phrase) => frame.includes(phrase))).toEqual(frame);
    expect.soft(heard.filter((phrase) => /^heading, .+, level 1$/.test(phrase))).toHaveLength(1);

    const menu = within(heard, frame[1] as string);
    const current = headerNavigation.find(({ route }) => route === name);
    const isCurrent = (phrase: string) => phrase.endsWith(', current page');
    expect.soft(menu.filter(isCurrent)).toEqual(current ? [`link, ${current.label}, current page`] : []);
    expect.soft(areSaidInOrder(menu, menuLabels), 'the menu').toBe(true);

    expect.soft(heard.filter(isNameless), 'without a name').toEqual([]);
    const files = heard.filter((phrase) => /\.(avif|png|svg|webp)\b/.test(phrase));
    expect.soft(files, 'names of files').toEqual([]);
    expect.soft(tableFaults(heard), 'cells without their headers').toEqual([]);
  });
}

test('on a phone the menu button, the menu and the bar say what they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/government');
  const closed = await hear(page);
  expect(closed.find((phrase) => phrase.startsWith(`button, ${shell.menu}`))).toBeDefined();
  expect(closed).not.toContain(`navigation, ${shell.menuNavigation}`);
  const bar = within(closed, `navigation, ${shell.bar.label}`);
  expect(areSaidInOrder(bar, [shell.bar.call, shell.bar.email, shell.bar.pdf])).toBe(true);

  await page.getByRole('button', { name: shell.menu }).click();
  const menu = within(await hear(page), `navigation, ${shell.menuNavigation}`);
  expect(areSaidInOrder(menu, menuLabels)).toBe(true);
  expect(menu.filter((phrase) => /^link, .+, current page$/.test(phrase))).toHaveLength(1);
});

const named = /^(link|button|image|heading|textbox|combobox|slider|dialog|table|article)$/;
/** What a state is said to be; a name never begins so. */
const states =
  /^(current (page|item)|level \d|(not )?(required|invalid|disabled|expanded|read only)|has popup .*)$/;

/** A control, picture, heading or table of which nothing is said but its role and its state. */
function isNameless(phrase: string): boolean {
  const [role = '', ...rest] = phrase.split(', ');
  return named.test(role) && rest.every((part) => states.test(part));
}

/** What makes a table's cells lose their headers: columns without a name, rows that are shorter or longer or have no header. */
function tableFaults(heard: readonly string[]): string[] {
  return heard.flatMap((phrase, start) => {
    if (!phrase.startsWith('table, ')) return [];
    const rows = rowsOf(heard.slice(start, heard.indexOf(`end of ${phrase}`, start)));
    const [heads = [], ...bodies] = rows;
    const columns = heads.filter((cell) => /^columnheader, (?!column span)./.test(cell));
    if (!columns.length || columns.length < heads.length) return [`${phrase}: ${heads.join(' | ')}`];
    const width = widthOf(heads);
    // a single row needs no header of its own
    const isHeaded = (row: string[]) =>
      bodies.length === 1 || row.some((cell) => cell.startsWith('rowheader, '));
    return bodies
      .filter((row) => widthOf(row) !== width || !isHeaded(row))
      .map((row) => `${phrase}: ${row.join(' | ')}`);
  });
}

function rowsOf(table: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const phrase of table) {
    if (/^row\b/.test(phrase)) rows.push([]);
    else if (/^(columnheader|rowheader|cell)\b/.test(phrase)) rows.at(-1)?.push(phrase);
  }
  return rows;
}

function widthOf(row: readonly string[]): number {
  return row.reduce((sum, cell) => sum + Number(/column span (\d+)/.exec(cell)?.[1] ?? 1), 0);
}
