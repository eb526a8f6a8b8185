import { routes } from '../../src/views/routes.ts';
import { expect, journey, phone } from './support/journey.ts';
import { dialog, dialogClose, inQuickBar, mainMenuLink, quoteLink } from './support/parts.ts';

journey('the quote dialog keeps the focus inside, and Escape gives it back', async ({ visitor }) => {
  await visitor.gotoAwake(routes.home.path);
  await visitor.click(quoteLink);
  await visitor.sees(dialog, { hasFocus: true });
  for (let step = 0; step < 25; step += 1) {
    await visitor.press('Tab');
    // between its last and its first control the browser's own have their turn
    const place = await visitor.tab.run(
      () => document.activeElement?.closest('dialog[open], body')?.localName ?? 'browser',
    );
    const isLost =
      place === 'body' && (await visitor.tab.run(() => document.activeElement !== document.body));
    expect(isLost).toBe(false);
  }
  await visitor.press('Escape');
  await visitor.misses(dialog);
  await visitor.sees(quoteLink, { isFocused: true });
});

journey(
  'before React it opens, takes words, closes by its button, and keeps the words for React',
  async ({ visitor, held }) => {
    await visitor.tab.goto(held.origin);
    await visitor.click(quoteLink);
    await visitor.sees(dialog, { hasFocus: true });
    await visitor.click(dialogClose);
    await visitor.misses(dialog);
    await visitor.sees(quoteLink, { isFocused: true });
    await visitor.click(quoteLink);
    await visitor.fill(`${dialog} input[name=name]`, 'Ana');
    held.release();
    await visitor.wake();
    await visitor.sees(`${dialog} input[name=name]`, { value: 'Ana', isFocused: true });
  },
);

journey('a press beside it closes it', async ({ visitor }) => {
  await visitor.gotoAwake(routes.home.path);
  await visitor.click(quoteLink);
  await visitor.sees(dialog);
  await visitor.tab.click(20, 450);
  await visitor.misses(dialog);
  await visitor.sees(quoteLink, { isFocused: true });
});

for (const list of [null, '[role=listbox]'])
  journey(
    `Back closes it${list ? ' and the list in it' : ''}, and the page before is whole`,
    async ({ visitor }) => {
      await visitor.gotoAwake(routes.home.path);
      await visitor.click(mainMenuLink(routes.team.label));
      await visitor.isAt(routes.team.path);
      await visitor.click(quoteLink);
      await visitor.sees(dialog);
      if (list) {
        await visitor.click(`${dialog} button[role=combobox]`);
        await visitor.sees(list);
      }
      await visitor.goBack();
      await visitor.isAt(routes.home.path);
      if (list) await visitor.misses(list);
      await visitor.misses(dialog);
      const left = await visitor.tab.run(() => [
        document.body.style.pointerEvents,
        getComputedStyle(document.body).overflowY,
        document.querySelectorAll('body > [aria-hidden=true], body [inert]').length,
      ]);
      expect(left).toEqual(['', 'visible', 0]);
    },
  );

journey('it opens from the bar of a phone, and the page behind it stays where it is', async ({ visitor }) => {
  await visitor.resize(phone);
  await visitor.gotoAwake(routes.team.path);
  await visitor.tab.run(() => scrollTo(0, 900));
  await visitor.click(inQuickBar('a[data-dialog]'));
  await visitor.sees(dialog, { hasFocus: true });
  expect(await visitor.tab.run(() => scrollY)).toBe(900);
  await visitor.click(dialogClose);
  await visitor.misses(dialog);
  expect(await visitor.tab.run(() => scrollY)).toBe(900);
});
