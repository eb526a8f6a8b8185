import { routes } from '../../src/views/routes.ts';
import { desk, expect, journey, phone } from './support/journey.ts';

for (const size of [phone, desk]) {
  journey(
    `at ${size.width} a row of the list of projects is one link, from end to end`,
    async ({ visitor }) => {
      await visitor.resize(size);
      await visitor.goto(routes.projects.path);
      await visitor.sees('main tbody tr a');
      expect(await visitor.tab.run(brokenRows)).toEqual([]);
    },
  );
}

/** The rows that do not lead to their own link at their beginning, in their middle and at their end. Runs in the page. */
function brokenRows(): (string | null)[] {
  const isBroken = (row: Element) => {
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a')?.href;
    const found = [
      at(left + 3, top + 3),
      at((left + right) / 2, (top + bottom) / 2),
      at(right - 3, bottom - 3),
    ];
    return found.some((href) => !href || href !== row.querySelector('a')?.href);
  };
  return [...document.querySelectorAll('main tbody tr')].filter(isBroken).map((row) => row.textContent);
}
