import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { recordRoutes } from '#content/addresses/record-routes.ts';
import { nameFaults, outlineOf } from './support/outline.ts';
import { allScreens, expect, onePageOfEach, test } from './support/site.ts';

// what a screen reader's list of headings and landmarks shows of each page: read through once, and kept

const folder = 'tests/outlines';
const remedy = 'Read the new outline as somebody who can only hear it. If it is meant: npm run test:update';
const pages = [...allScreens, ...onePageOfEach];

for (const { name, path } of pages) {
  test(`${path} has the headings and landmarks that were reviewed`, async ({ request }) => {
    const outline = outlineOf(await (await request.get(path)).text());
    const file = `${folder}/${name}.txt`;
    if (isRenewed()) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, outline);
      return;
    }
    expect(existsSync(file), `${file} is missing. ${remedy}`).toBe(true);
    expect(outline, `The outline is another. ${remedy}`).toBe(readFileSync(file, 'utf8'));
  });
}

for (const { path } of [...allScreens, ...recordRoutes]) {
  test(`${path} gives its landmarks and articles names that tell them apart`, async ({ request }) => {
    expect(nameFaults(outlineOf(await (await request.get(path)).text()))).toEqual([]);
  });
}

test('every outline is of a page that there is', () => {
  const isOld = (file: string) => !pages.some(({ name }) => file === `${name}.txt`);
  const old = readdirSync(folder).filter(isOld);
  if (isRenewed()) for (const file of old) rmSync(`${folder}/${file}`);
  else expect(old, `Outlines of what is gone. ${remedy}`).toEqual([]);
});

/** Whether `npm run test:update` runs. */
function isRenewed(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots);
}
