import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import sharp, { type Matrix3x3, type Sharp } from 'sharp';
import type { Plugin } from 'vite';
import { original, siteLanguage } from '#tools/content/read-library.ts';
import { forEachParallel } from '#tools/parallel.ts';
import { token } from '#tools/styles/tokens.ts';
import {
  type Encode,
  encoding,
  isPhotograph,
  pictureQuery,
  planPicture,
  readPictureQuery,
  widest,
} from './picture-plan.ts';

/** Returns a function that encodes one size of a picture, where the cache lacks it, and says where it lies: one function a picture. */
export function pictureEncoder(root: string): (encode: Encode) => Promise<string> {
  let whole: Promise<Sharp> | undefined;
  let half: Promise<Sharp> | undefined;
  const treated = async (encode: Encode) => {
    if (!isPhotograph(encode.source)) return treatPicture(encode);
    // read and toned for each size anew, one took a fifth longer
    whole ??= treatPicture({ ...encode, width: widest }).then(workOut);
    if (encode.width >= widest / 2) return (await whole).clone().resize({ width: encode.width });
    // from all of its pixels each of the small sizes took three times as long
    half ??= whole.then((picture) => workOut(picture.clone().resize({ width: widest / 2 })));
    return (await half).clone().resize({ width: encode.width });
  };
  return (encode) =>
    inCache(resolve(root, pictureCache, basename(encode.fileName)), async () => {
      const picture = await treated(encode);
      const { avif, webp } = encoding(encode.source);
      return (encode.format === 'avif' ? picture.avif(avif) : picture.webp(webp)).toBuffer();
    });
}

/** The same picture, so that whatever is done with it next starts from its pixels. */
export async function workOut(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** A source picture upright, cut, toned and no wider than `width`, before it is encoded. */
export async function treatPicture({ source, cut, toning, width }: Encode): Promise<Sharp> {
  // the pictures beside it keep the cores busy; threads within one encode would only fight over them.
  sharp.concurrency(1);
  const upright = sharp(await readFile(source)).autoOrient();
  // what a camera writes beside the pixels, the place among it, is left behind
  const resized = (cut ? upright.extract(cut) : upright).resize({ width, withoutEnlargement: true });
  return toning ? tone(resized, toning) : resized;
}

/** Draws the colors to a scale from the page's ink to its paper by their lightness: 0 leaves them, 1 leaves the scale alone. */
async function tone(picture: Sharp, amount: number): Promise<Sharp> {
  const plain = await workOut(picture.flatten({ background: token('color-paper') }).toColourspace('srgb'));
  const [ink, paper] = ['color-ink', 'color-paper'].map((name) => [
    ...Buffer.from(token(name).slice(1), 'hex'),
  ]) as [number[], number[]];
  const matrix = ink.map((dark, channel) => {
    const span = (amount * ((paper[channel] as number) - dark)) / 255;
    return [0.2126, 0.7152, 0.0722].map(
      (lightness, own) => (own === channel ? 1 - amount : 0) + span * lightness,
    );
  });
  // half a step more, as what is behind the point is cut off
  const offsets = ink.map((dark) => dark * amount + 0.5);
  return plain.recomb(matrix as Matrix3x3).linear([1, 1, 1], offsets);
}

const pictureCache = 'node_modules/.cache/pictures';

/** What `make` made once, from its file in the cache; the file's name says of what it was made. */
export async function fromCache(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return readFile(await inCache(file, make));
}

async function inCache(file: string, make: () => Promise<Buffer>): Promise<string> {
  if (existsSync(file)) return file;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  // by another name first: nobody beside this one reads half a file
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  return file;
}

/** Throws, naming the file, for a picture that breaks off; reads each only once. */
export async function provePicture({ source, hash }: Encode, root: string): Promise<void> {
  await inCache(resolve(root, pictureCache, `${hash}.proof`), () =>
    sharp(source)
      .resize({ width: 8 })
      .raw()
      .toBuffer()
      .catch(() => {
        throw new Error(`Picture ${relative(root, source)} breaks off. Copy it again from where it comes.`);
      }),
  );
}

// vite-imagetools knows no focal point and no tone, plans nothing without encoding it, and keeps a cache of another form.

/** Lets `import plant from './plant.png?picture'` be a `Picture`: the client build emits its files, the server encodes what is asked for. */
export function pictures(): Plugin {
  /** All sizes of each picture, by its address: the same bytes may have two names. */
  const wanted = new Map<string, readonly Encode[]>();

  return {
    name: 'pictures',
    enforce: 'pre',

    resolveId: {
      filter: { id: /\?(.*&)?picture$/ },
      async handler(id, importer) {
        const { file, treatment } = readPictureQuery(id);
        const found = await this.resolve(file, importer, { skipSelf: true });
        const folder = importer ? dirname(importer) : this.environment.config.root;
        const path = found && !found.external ? found.id : resolve(folder, file);
        return path + pictureQuery(treatment);
      },
    },

    load: {
      filter: { id: /\?(.*&)?picture$/ },
      async handler(id) {
        const { file, treatment } = readPictureQuery(id);
        this.addWatchFile(file);
        const { picture, encodes } = await planPicture(file, this.environment.config.root, treatment);
        wanted.set(picture.src, encodes);
        return `export default ${JSON.stringify(picture)}`;
      },
    },

    // beside the bundler, which would hold all of them in memory
    async writeBundle() {
      const { root, consumer, build } = this.environment.config;
      // the pages of another language show the same pictures
      if (consumer !== 'client' || siteLanguage !== original) return;
      await forEachParallel(wanted.values(), async (encodes) => {
        const encoded = pictureEncoder(root);
        for (const encode of encodes)
          await copyFile(await encoded(encode), resolve(root, build.outDir, encode.fileName));
      });
    },

    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const asked = (request.url ?? '').slice(1);
        const encode = [...wanted.values()].flat().find(({ fileName }) => fileName === asked);
        if (!encode) return next();
        response.setHeader('Content-Type', `image/${encode.format}`);
        pictureEncoder(config.root)(encode).then((file) => createReadStream(file).pipe(response), next);
      });
    },
  };
}
