import { type ShownPicture, showPictures } from './support/shown-pictures.ts';
import { allTemplates, expect, test } from './support/site.ts';

const windows = [
  { width: 390, height: 844, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
];

/** Denser screens are served as if they had two pixels in each direction (src/ui/cap-density.ts). */
const mostDensity = 2;
/** How many times as wide as its file a picture may be shown, and how many times as wide as shown its file may be. */
const limits = { enlarged: 1.1, excess: 1.5 };
/** The same where the words beside it decide how much is cut off: they may grow without a new `sizes`. */
const cropped = { enlarged: 1.25, excess: 1.75 };

for (const { width, height, density } of windows) {
  test.describe(`${width} wide at ${density}x`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    for (const { path } of allTemplates) {
      test(`${path} fetches its pictures at the size they are shown`, async ({ page }) => {
        await page.goto(path);
        const pictures = await showPictures(page);
        expect(findFaults(pictures, Math.min(density, mostDensity))).toEqual([]);
      });
    }
  });
}

/** What is too small for its place, and what is too large for every place that shows it; change its `sizes`. */
function findFaults(pictures: readonly ShownPicture[], density: number): string[] {
  return pictures.flatMap((picture) => {
    const { name, chosen, offered, isCropped } = picture;
    const { enlarged, excess } = isCropped ? cropped : limits;
    const needed = picture.shown * density;
    const places = pictures.filter((other) => other.name === name && other.chosen === chosen);
    const most = Math.max(...places.map(({ shown }) => shown * density));
    const words = `${name} is ${chosen} wide; ${Math.round(needed)} would do`;
    if (Math.min(needed, Math.max(...offered)) > chosen * enlarged) return [`${words}: too small`];
    return chosen > most * excess && chosen > Math.min(...offered) ? [`${words}: too large`] : [];
  });
}
