import { routes } from '../../src/views/routes.ts';
import { expect, journey } from './support/journey.ts';
import { mainMenuLink } from './support/parts.ts';

journey(
  'with React every page starts at its top, however soon one goes on, Back and Forward too',
  async ({ visitor }) => {
    // the browser puts a page where it was now before, now after the page itself is done
    for (let round = 0; round < 5; round += 1) {
      await visitor.gotoAwake(routes.government.path);
      await visitor.tab.run(() => scrollTo(0, 2000));
      await visitor.click(mainMenuLink(routes.careers.label));
      await visitor.isAt(routes.careers.path);
      await visitor.isAtTop();
      if (round === 0) await visitor.sees('main', { isFocused: true });
      await visitor.tab.run(() => scrollTo(0, 1500));
      await visitor.goBack();
      await visitor.isAt(routes.government.path);
      if (round === 0) await visitor.sees('h1');
      await visitor.isAtTop();
      await visitor.goForward();
      await visitor.isAt(routes.careers.path);
      await visitor.isAtTop();
    }
  },
);

journey('a page that one comes back to before the next was drawn starts at its top', async ({ visitor }) => {
  const { government, careers } = routes;
  for (let round = 0; round < 5; round += 1) {
    await visitor.gotoAwake(government.path);
    await visitor.tab.run((path) => {
      scrollTo(0, 2000);
      addEventListener('popstate', () => document.body.setAttribute('data-back', ''), { once: true });
      const leave = () => void (location.pathname === path ? setTimeout(leave) : history.back());
      leave();
    }, government.path);
    await visitor.click(mainMenuLink(careers.label));
    await visitor.sees('body[data-back]');
    await visitor.isAt(government.path);
    await visitor.isAtTop();
  }
});

for (const isAwake of [false, true]) {
  journey(
    `Back from a full load, to a page ${isAwake ? 'with' : 'without'} React, ends at its top`,
    async ({ visitor }) => {
      const { path } = routes.government;
      await (isAwake ? visitor.gotoAwake(path) : visitor.goto(path));
      await visitor.tab.run(() => scrollTo(0, 1000));
      await visitor.goto(routes.privacy.path);
      await visitor.goBack();
      await visitor.isAt(path);
      await visitor.sees('h1');
      await visitor.isAtTop();
      // nor does the browser scroll it afterwards
      await visitor.tab.run(
        () => new Promise<void>((rest) => requestAnimationFrame(() => requestAnimationFrame(() => rest()))),
      );
      expect(await visitor.tab.run(() => scrollY)).toBe(0);
    },
  );
}

journey('an anchor lands clear of the header, by a press and by a full load', async ({ visitor }) => {
  const clear = async () => {
    await expect
      .poll(async () => {
        const [[target], [header]] = await Promise.all([visitor.all('#apply'), visitor.all('header')]);
        return (target?.top ?? 0) - (header?.height ?? 0);
      })
      .toSatisfy((gap: number) => gap > -1 && gap < 300);
  };
  await visitor.gotoAwake(routes.careers.path);
  await visitor.click('main a[href$="#apply"]');
  await visitor.isAt(`${routes.careers.path}#apply`);
  await clear();
  await visitor.goto(`${routes.careers.path}#apply`);
  await clear();
});
