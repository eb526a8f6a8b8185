import { projects } from 'records:projects';
import * as projectsPage from 'words:projects';
import { routes } from '../../src/views/routes.ts';
import { desk, expect, journey, phone } from './support/journey.ts';
import { dialog } from './support/parts.ts';

const withGallery = projects.find(({ hasGallery }) => hasGallery);
if (!withGallery) throw new Error('No project has a gallery');
const { galleryPhotos = [], sheet } = withGallery;
const count = galleryPhotos.length;
/** Two of the pictures that have a thumbnail, counted from 1. */
const [early, late] = [4, 7];
const { path } = routes.projects;
const thumbnail = (number: number) => `a[href="#${sheet}-picture-${number}"]`;
const shown = (number: number) => [`${dialog} [aria-live]`, `${number} of ${count}`] as const;

journey('the link named gallery opens the viewer at the first picture', async ({ visitor }) => {
  await visitor.gotoAwake(path);
  await visitor.click(['main a[data-dialog]', projectsPage.gallery.open]);
  await visitor.sees(dialog, { hasFocus: true });
  await visitor.sees(shown(1));
});

journey(
  'keys move through the pictures and stop at the ends; Escape gives the focus back',
  async ({ visitor }) => {
    await visitor.gotoAwake(path);
    await visitor.click(thumbnail(early));
    await visitor.sees(shown(early));
    for (const [key, number] of [
      ['ArrowRight', early + 1],
      ['End', count],
      ['ArrowRight', count],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
    ] as const) {
      await visitor.press(key);
      await visitor.sees(shown(number));
    }
    await visitor.press('Escape');
    await visitor.misses(dialog);
    // the second has no thumbnail: the nearest before it
    await visitor.sees(thumbnail(1), { isFocused: true });
    await visitor.isAt(path);
  },
);

journey(
  'before React it opens at the picture that was pressed, and React says which one it is',
  async ({ visitor, held }) => {
    await visitor.tab.goto(held.origin + path);
    await visitor.click(thumbnail(late));
    await visitor.sees(dialog, { hasFocus: true });
    held.release();
    await visitor.wake();
    await visitor.sees(shown(late));
    await visitor.isAt(`${path}#${sheet}-picture-${late}`);
  },
);

journey('Back closes it, and the address of a picture opens it', async ({ visitor }) => {
  await visitor.gotoAwake(path);
  await visitor.click(thumbnail(early));
  await visitor.sees(shown(early));
  await visitor.goBack();
  await visitor.misses(dialog);
  await visitor.gotoAwake(`${path}#${sheet}-picture-${count}`);
  await visitor.sees(shown(count));
});

for (const size of [phone, desk]) {
  journey(`at ${size.width} the picture stands in the middle of its place`, async ({ visitor }) => {
    await visitor.resize(size);
    await visitor.gotoAwake(`${path}#${sheet}-picture-2`);
    await visitor.sees(shown(2));
    const place = `${dialog} [data-for="#${sheet}-picture-2"]`;
    const middle = async (part: string) => {
      const [box] = await visitor.all(part);
      return box && Math.round(box.top + box.height / 2);
    };
    expect(await middle(`${place} img`)).toBe(await middle(place));
  });
}
