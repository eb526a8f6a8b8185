import type { Page } from '@playwright/test';

/** A picture as it stands on the page: all widths in pixels of the file, or of the window where they say so. */
export type ShownPicture = {
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

/** Opens every list and viewer of the page, fetches every picture, and says which file was chosen for each. */
export async function showPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const pictures = await readPictures(document.body);
    for (const dialog of document.querySelectorAll('dialog')) {
      if (!dialog.querySelector('picture')) continue;
      dialog.showModal();
      pictures.push(...(await readPictures(dialog)));
      dialog.close();
    }
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
  });
}
