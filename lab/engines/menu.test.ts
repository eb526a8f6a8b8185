import { headerNavigation } from '../../src/views/navigation.ts';
import { routes } from '../../src/views/routes.ts';
import { expect, journey, phone } from './support/journey.ts';
import { menu, menuButton } from './support/parts.ts';

const [firstPage] = headerNavigation;
if (!firstPage) throw new Error('The header lists no page');

for (const isAwake of [false, true]) {
  const when = isAwake ? 'with React' : 'before React';

  journey(
    `${when} a press on the icon opens the menu, Tab goes on into it, Escape gives the focus back`,
    async ({ visitor, held }) => {
      await visitor.resize(phone);
      if (isAwake) await visitor.gotoAwake(routes.home.path);
      else await visitor.tab.goto(held.origin);
      const [icon] = await visitor.all('header button svg');
      await visitor.tab.click((icon?.left ?? 0) + 6, (icon?.top ?? 0) + 6);
      await visitor.sees(menu);
      await visitor.press('Tab');
      await visitor.sees([`${menu} a`, firstPage.label], { isFocused: true });
      await visitor.press('Escape');
      await visitor.misses(menu);
      await visitor.sees(menuButton, { isFocused: true });
    },
  );

  journey(`${when} the menu leads to a page and closes`, async ({ visitor, held }) => {
    await visitor.resize(phone);
    if (isAwake) await visitor.gotoAwake(routes.home.path);
    else await visitor.tab.goto(held.origin);
    await visitor.click(menuButton);
    expect(await visitor.all(`${menu} nav a`)).toHaveLength(headerNavigation.length);
    await visitor.click([`${menu} a`, routes.careers.label]);
    await visitor.isAt(routes.careers.path);
    await visitor.misses(menu);
    await visitor.isAtTop();
  });
}

journey('a press beside the menu or on its button closes it', async ({ visitor }) => {
  await visitor.resize({ width: 768, height: 1024 });
  // no link lies there, which would lead to another page
  await visitor.gotoAwake(routes.privacy.path);
  await visitor.click(menuButton);
  await visitor.sees(menu);
  await visitor.tab.click(20, 500);
  await visitor.misses(menu);
  await visitor.click(menuButton);
  await visitor.sees(menu);
  await visitor.click(menuButton);
  await visitor.misses(menu);
  await visitor.sees(menuButton, { isFocused: true });
});
