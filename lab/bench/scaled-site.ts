import {
  appendFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { copySite, type SiteCopy } from '../../tests/guides/site-copy.ts';
import { recordsFolder } from '../../tools/content/read-library.ts';
import { type Encode, planPicture } from '../../tools/pictures/picture-plan.ts';

/** One project in so many has the gallery of the site's, to which its phases refer. */
export const gallery = { every: 20 };

const folder = `${recordsFolder}/projects`;

/** A copy of the site, and the pictures that it has more. */
type ScaledSite = SiteCopy & { pictures: NewPicture[] };
type NewPicture = { drawing: string; file: string };
type Entry = { url: string; [field: string]: unknown };
type Fields = { picture: Entry; galleryPhotos?: Entry[]; [field: string]: unknown };

/**
 * A copy of the site with `count` projects in all: those of the site, then their like, each with a picture file of its own.
 * Its cache of pictures holds those of the site alone, so the first build encodes all the others.
 */
export function scaledSite(count: number): ScaledSite {
  const site = copySite();
  separateCache(site.root);
  const models = readModels();
  const withGallery = models.find(({ fields }) => fields.galleryPhotos);
  // what the page of the other says refers to its gallery
  const plain = models.filter((model) => model !== withGallery);
  if (!withGallery) throw new Error('No project has a gallery to take pictures from');
  const pictures: NewPicture[] = [];
  for (let number = models.length + 1; number <= count; number += 1) {
    const model = number % gallery.every === 0 ? withGallery : plain[number % plain.length];
    if (model) pictures.push(...addProject(site.root, model, number));
  }
  return { ...site, pictures };
}

/** Puts what the build would make of every new picture into the cache: it is what was made of the drawing it is a copy of. */
export async function fillCache({ root, pictures }: ScaledSite): Promise<void> {
  const cached = (encode: Encode | undefined) =>
    join(root, 'node_modules/.cache/pictures', basename(encode?.fileName ?? ''));
  for (const { drawing, file } of pictures) {
    const known = await planPicture(resolve(drawing), resolve('.'));
    const wanted = await planPicture(file, root);
    for (const [index, encode] of wanted.encodes.entries())
      linkSync(cached(known.encodes[index]), cached(encode));
  }
}

type Model = { id: string; fields: Fields };

function readModels(): Model[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => ({
      id,
      fields: parse(readFileSync(join(folder, id, 'project.yaml'), 'utf8')) as Fields,
    }));
}

/** Writes the record and its pictures; names the pictures. */
function addProject(root: string, { id, fields }: Model, number: number): NewPicture[] {
  const { isPastPerformance: _, hasGallery: __, galleryPhotos, ...rest } = fields;
  const photos = number % gallery.every === 0 ? (galleryPhotos ?? []) : [];
  const record = {
    ...rest,
    sheet: `P-${number}`,
    title: `Job ${number} of the trial`,
    ...(photos.length ? { hasGallery: true, galleryPhotos: photos } : {}),
  };
  const target = join(root, folder, `job-${number}`);
  mkdirSync(target);
  writeFileSync(join(target, 'project.yaml'), stringify(record, { lineWidth: 0 }));
  const names = new Set([fields.picture, ...photos].map(({ url }) => url));
  return [...names].map((name) => {
    const picture = { drawing: join(folder, id, name), file: join(target, name) };
    // the same drawing in a file of its own: what follows a picture's end changes its hash, not its pixels nor its cost
    cpSync(picture.drawing, picture.file);
    appendFileSync(picture.file, `trial ${number}`);
    return picture;
  });
}

/** The installed packages, with a cache that starts as it is here and that this site keeps to itself. */
function separateCache(root: string): void {
  const modules = join(root, 'node_modules');
  rmSync(modules);
  mkdirSync(join(modules, '.cache/pictures'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(modules, name));
  for (const name of readdirSync('node_modules/.cache/pictures'))
    linkSync(join('node_modules/.cache/pictures', name), join(modules, '.cache/pictures', name));
}
