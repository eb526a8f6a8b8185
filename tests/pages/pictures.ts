import type { Page } from '@playwright/test';

/** A picture as it stands on the page: all widths in pixels of the file, or of the window where they say so. */
type ShownPicture = {
  /** Its address, as far as the width: `/assets/courthouse`. */
  name: string;
  /** How wide the whole drawing is in the window, with what a frame cuts off, in CSS pixels. */
  shown: number;
  /** Whether a frame cuts off part of it at the sides: how much is a matter of the words beside it. */
  isCropped: boolean;
  /** The width of the file that the browser chose, and those it could choose from. */
  chosen: number;
  offered: number[];
};

/** Denser screens are served as if they had two pixels in each direction (src/ui/cap-density.ts). */
const mostDensity = 2;
/** How many times as wide as its file a picture may be shown, and how many times as wide as shown its file may be. */
const limits = { enlarged: 1.1, excess: 1.5 };
/** The same where the words beside it decide how much is cut off: they may grow without a new `sizes`. */
const cropped = { enlarged: 1.25, excess: 1.75 };

/** What is too small for its place, and what is too large for every place that shows it; change its `sizes`. */
export async function pictureFaults(page: Page): Promise<string[]> {
  const pictures = await page.evaluate(showPictures);
  const density = Math.min(await page.evaluate(() => devicePixelRatio), mostDensity);
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

/** Opens every list and viewer of the page for a while, fetches every picture, and says which file was chosen for each. Runs in the page. */
async function showPictures(): Promise<ShownPicture[]> {
  const closed = [...document.querySelectorAll('details')].filter(({ open }) => !open);
  for (const details of closed) details.open = true;
  const pictures = await readPictures(document.body);
  for (const dialog of document.querySelectorAll('dialog')) {
    if (!dialog.querySelector('picture')) continue;
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
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const { objectFit } = getComputedStyle(image);
    const shown = {
      cover: Math.max(width, height * ratio),
      contain: Math.min(width, height * ratio),
      fill: width,
    }[objectFit];
    if (shown === undefined) throw new Error(`Nothing is known of object-fit: ${objectFit}`);
    const { pathname } = new URL(image.currentSrc);
    const [, name = '', chosen] = /^(.+)-(\d+)\.\w+\.avif$/.exec(pathname) ?? [];
    const { srcset } = image.previousElementSibling as HTMLSourceElement;
    return {
      name,
      shown,
      isCropped: shown > width * 1.02,
      chosen: Number(chosen),
      offered: [...srcset.matchAll(/ (\d+)w/g)].map(([, offer]) => Number(offer)),
    };
  }
}
