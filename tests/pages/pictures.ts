import type { Page } from '@playwright/test';

/** Denser screens are served as if they had two pixels in each direction (src/ui/picture.tsx). */
const mostDensity = 2;
/** How many times as wide as its file a picture may be shown, and how many times as wide as shown its file may be. */
const limits = { enlarged: 1.1, excess: 1.5 };
/** The same where a frame cuts off part of it at the sides: the words beside it decide how much, and may grow without a new `sizes`. */
const cropped = { enlarged: 1.25, excess: 1.75 };

/** What is too small for its place, and what is too large for every place that shows it; change its `sizes`. */
export async function pictureFaults(page: Page): Promise<string[]> {
  const pictures = await page.evaluate(showPictures);
  const density = Math.min(await page.evaluate(() => devicePixelRatio), mostDensity);
  return pictures.flatMap(({ name, width, shown, chosen, offered }) => {
    const { enlarged, excess } = shown > width * 1.02 ? cropped : limits;
    const places = pictures.filter((other) => other.name === name && other.chosen === chosen);
    const most = Math.max(...places.map((place) => place.shown)) * density;
    const words = `${name} is ${chosen} wide; ${Math.round(shown * density)} would do`;
    if (Math.min(shown * density, Math.max(...offered)) > chosen * enlarged) return [`${words}: too small`];
    return chosen > most * excess && chosen > Math.min(...offered) ? [`${words}: too large`] : [];
  });
}

/** Opens every list and viewer and fetches each picture; `width` is as far as a frame shows it, `shown` as a whole. Runs in the page. */
async function showPictures() {
  const closed = [...document.querySelectorAll('details')].filter(({ open }) => !open);
  for (const details of closed) details.open = true;
  const pictures = await readPictures(document.body);
  for (const dialog of document.querySelectorAll('dialog:has(picture)') as NodeListOf<HTMLDialogElement>) {
    dialog.showModal();
    pictures.push(...(await readPictures(dialog)));
    dialog.close();
  }
  for (const details of closed) details.open = false;
  return pictures;

  async function readPictures(part: HTMLElement) {
    const images = [...part.querySelectorAll<HTMLImageElement>('picture > img')];
    return Promise.all(images.filter((image) => image.checkVisibility()).map(readPicture));
  }

  async function readPicture(image: HTMLImageElement) {
    image.loading = 'eager';
    if (!image.complete)
      await new Promise((done) => {
        image.onload = image.onerror = done;
      });
    if (!image.naturalWidth) throw new Error(`${image.currentSrc} is no picture`);
    const { width, height } = image.getBoundingClientRect();
    const across = (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'));
    const { objectFit } = getComputedStyle(image);
    const fits = { cover: Math.max(width, across), contain: Math.min(width, across), fill: width };
    const shown = fits[objectFit as keyof typeof fits];
    if (shown === undefined) throw new Error(`Nothing is known of object-fit: ${objectFit}`);
    const [, name = '', chosen] = /^(.+)-(\d+)\.\w+\.\w+$/.exec(new URL(image.currentSrc).pathname) ?? [];
    const { srcset } = image.previousElementSibling as HTMLSourceElement;
    const offered = [...srcset.matchAll(/ (\d+)w/g)].map(([, offer]) => Number(offer));
    return { name, width, shown, chosen: Number(chosen), offered };
  }
}
