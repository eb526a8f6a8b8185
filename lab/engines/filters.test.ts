import { projects } from 'records:projects';
import * as servicesPage from 'words:services';
import { filterChoices } from '../../src/pages/projects/filter-choices.ts';
import { routes } from '../../src/views/routes.ts';
import { expect, journey } from './support/journey.ts';
import type { Part, Visitor } from './support/visitor.ts';

const market = filterChoices(projects).find(({ count }) => count < projects.length);
const [audience] = Object.keys(servicesPage.filter.audiences);

/** Each page with a filter: the part that it hides some of, and a choice. */
const filters = [
  { path: routes.projects.path, rows: 'main article', choice: market && `for-${market.id}` },
  { path: routes.services.path, rows: 'main tbody tr', choice: `for-${audience}` },
];

for (const { path, rows, choice } of filters) {
  for (const isAwake of [false, true]) {
    journey.skipIf(!choice)(
      `${path}, ${isAwake ? 'with React' : 'before React'}: a filter hides what is not meant, Back takes it off, Forward puts it on`,
      async ({ visitor, held }) => {
        if (isAwake) await visitor.gotoAwake(path);
        else await visitor.tab.goto(held.origin + path);
        const all = (await visitor.all(rows)).length;
        await visitor.click(`main nav a[href="#${choice}"]`);
        await visitor.isAt(`${path}#${choice}`);
        const some = await fewer(visitor, rows, all);
        await visitor.goBack();
        await visitor.isAt(path);
        await counts(visitor, rows, all);
        await visitor.goForward();
        await visitor.isAt(`${path}#${choice}`);
        await counts(visitor, rows, some);
      },
    );
  }
}

async function fewer(visitor: Visitor, rows: Part, all: number): Promise<number> {
  await expect.poll(async () => (await visitor.all(rows)).length).toBeLessThan(all);
  const some = (await visitor.all(rows)).length;
  expect(some).toBeGreaterThan(0);
  return some;
}

async function counts(visitor: Visitor, rows: Part, count: number): Promise<void> {
  await expect.poll(async () => (await visitor.all(rows)).length).toBe(count);
}
