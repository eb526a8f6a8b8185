import { routes } from '../../content/addresses/routes.ts';
import { desk, expect, journey, phone } from './support/journey.ts';

for (const size of [phone, desk]) {
  journey(
    `at ${size.width} a row of the list of projects is one link, from end to end`,
    async ({ visitor }) => {
      await visitor.resize(size);
      await visitor.goto(routes.projects.path);
      expect(await visitor.tab.run(linksAlongRows)).toEqual(await visitor.tab.run(linksOfRows));
    },
  );
}

/** The address of every row's own link, three times. Runs in the page. */
function linksOfRows(): (string | undefined)[][] {
  return [...document.querySelectorAll('main tbody tr')].map((row) =>
    Array(3).fill(row.querySelector('a')?.href),
  );
}

/** Where a press leads at the beginning, in the middle and at the end of every row. Runs in the page. */
function linksAlongRows(): (string | undefined)[][] {
  return [...document.querySelectorAll('main tbody tr')].map((row) => {
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a')?.href;
    return [at(left + 3, top + 3), at((left + right) / 2, (top + bottom) / 2), at(right - 3, bottom - 3)];
  });
}
