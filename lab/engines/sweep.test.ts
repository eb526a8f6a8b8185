import { routes } from '../../src/views/routes.ts';
import { desk, expect, journey, phone } from './support/journey.ts';

for (const { path } of Object.values(routes)) {
  for (const size of [phone, desk]) {
    journey(
      `${path} at ${size.width} shows its pictures, fits the window and breaks no rule`,
      async ({ visitor }) => {
        await visitor.resize(size);
        await visitor.goto(path);
        await visitor.sees('h1');
        expect(await visitor.tab.run(faults)).toEqual([]);
        await visitor.wake();
        expect(await visitor.tab.run(faults)).toEqual([]);
      },
    );
  }
}

/** Pictures, icons and letters that did not arrive, what left its row, and how far the page can be scrolled sideways. Runs in the page. */
async function faults(): Promise<string[]> {
  const found: string[] = [];
  const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
  for (const image of images) {
    // those further down are fetched when somebody gets there
    image.loading = 'eager';
    await image.decode().catch(() => found.push(`no picture: ${image.currentSrc || image.src}`));
  }
  for (const use of document.querySelectorAll('use')) {
    const { width, height } = use.getBoundingClientRect();
    const isSeen = use.checkVisibility({ visibilityProperty: true }) && !use.closest('defs, symbol');
    if (isSeen && width + height === 0) found.push(`nothing drawn: ${use.getAttribute('href')}`);
  }
  // Safari makes no row the place of what is positioned in it
  for (const part of document.querySelectorAll('tr *')) {
    if (getComputedStyle(part).position !== 'absolute' || !part.checkVisibility()) continue;
    const row = (part.closest('tr') as Element).getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    if (top < row.top - 1 || bottom > row.bottom + 1) found.push(`outside its row: ${part.outerHTML}`);
  }
  await document.fonts.ready;
  // a stand-in is a font of this machine, or of another
  for (const { status, family } of document.fonts)
    if (status === 'error' && !family.includes(' fallback')) found.push(`no letters: ${family}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`sideways by ${scrollWidth - clientWidth} px`);
  return found;
}
