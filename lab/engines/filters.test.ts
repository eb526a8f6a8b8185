import { projects } from 'records:projects';
import * as servicesPage from 'words:services';
import { routes } from '../../src/views/routes.ts';
import { expect, journey } from './support/journey.ts';
import { mainMenuLink } from './support/parts.ts';

const [first] = projects;
const isMixed = projects.some(({ audience }) => audience !== first?.audience);
const [audience] = Object.keys(servicesPage.filter.audiences);

/** Each page with a filter: the part that it hides some of, and a choice. */
const filters = [
  { ...routes.projects, rows: 'main article', choice: isMixed && `for-${first?.audience}` },
  { ...routes.services, rows: 'main tbody tr', choice: `for-${audience}` },
];

for (const { path, label, rows, choice } of filters) {
  for (const isAwake of [false, true]) {
    journey.skipIf(!choice)(
      `${path}, ${isAwake ? 'with React' : 'before React'}: a filter hides what is not meant as long as the address names it, also by Back, Forward and other pages`,
      async ({ visitor, held }) => {
        if (isAwake) await visitor.gotoAwake(path);
        else await visitor.tab.goto(held.origin + path);
        const shown = async () => (await visitor.all(rows)).length;
        const all = await shown();
        await visitor.click(`main nav a[href="#${choice}"]`);
        await visitor.isAt(`${path}#${choice}`);
        await expect.poll(shown).toBeLessThan(all);
        const some = await shown();
        expect(some).toBeGreaterThan(0);
        await visitor.goBack();
        await visitor.isAt(path);
        await expect.poll(shown).toBe(all);
        await visitor.goForward();
        await visitor.isAt(`${path}#${choice}`);
        await expect.poll(shown).toBe(some);
        if (!isAwake) return;
        await visitor.click(mainMenuLink(routes.contact.label));
        await visitor.isAt(routes.contact.path);
        await visitor.goBack();
        await visitor.isAt(`${path}#${choice}`);
        await expect.poll(shown).toBe(some);
        await visitor.click(mainMenuLink(label));
        await visitor.isAt(path);
        await expect.poll(shown).toBe(all);
      },
    );
  }
}
