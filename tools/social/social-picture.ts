// No library draws the sheet of a page: Typst letters it, as it does the statement, and sharp lays the page's drawing on it.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { company } from 'records:company';
import { licenseShort } from 'words:sentences';
import * as shell from 'words:shell';
import sharp from 'sharp';
import { withoutBreaks } from '#src/typography/unbroken.ts';
import { fromCache } from '#tools/pictures/picture-cache.ts';
import { treatPicture } from '#tools/pictures/picture-encode.ts';
import { type Encode, planPicture } from '#tools/pictures/picture-plan.ts';
import { pictureQuery, readPictureQuery } from '#tools/pictures/picture-query.ts';
import { documentOf, openTypst, printedMark } from '#tools/statement/typst.ts';
import { token } from '#tools/styles/tokens.ts';
import type { SocialSubject } from './social-subject.ts';

const template = 'tools/social/social-sheet.typ';
/** The size that Facebook, LinkedIn, X and messengers ask for. */
const size = { width: 1200, height: 630 };
/** Where the page's drawing lies on the sheet. */
const place = { left: 574, top: 50, width: 594, height: 451 };
/** Slow connections and some messengers give up on more. */
const mostBytes = 100_000;
/** Line drawings are smallest and sharpest as PNG; photographs, and drawings of many tones, as JPEG of this quality. */
const encodings = ['png', 82, 72, 60, 45] as const;

/** Returns a function that draws the picture of a page into `siteFolder`, or takes it from the cache, and says what to write about it. */
export function socialPictures(siteFolder: string) {
  const letter = openLettering();
  return async (subject: SocialSubject) => {
    const svg = await letter(subject);
    const { url: picture, alt } = subject.drawing;
    const hash = createHash('sha256')
      .update(svg)
      .update(await readFile(resolve(picture.file)))
      .update(JSON.stringify([place, picture.query, encodings]))
      .digest('hex')
      .slice(0, 10);
    const bytes = await fromCache(`node_modules/.cache/social/${hash}`, () => draw(svg, picture));
    // as every PNG begins
    const ending = bytes[0] === 0x89 ? 'png' : 'jpg';
    const path = `/assets/social-${subject.sheet.toLowerCase()}.${hash}.${ending}`;
    const file = join(siteFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    return {
      path,
      alt: `Sheet ${subject.sheet}, ${subject.label}: ${subject.title}. ${alt}`,
      type: ending === 'png' ? 'image/png' : 'image/jpeg',
      ...size,
    };
  };
}

/** Letters the sheet of a page: every letter is an outline. Throws where the title is too long for it. */
function openLettering() {
  const typst = openTypst();
  const colors = { ink: token('color-ink'), note: token('color-ink-2'), paper: token('color-paper') };
  return async ({ title, sheet, label }: SocialSubject) => {
    const said = {
      title: withoutBreaks(title),
      sheet,
      label,
      word: shell.footer.sheetNumber,
      name: company.nameParts,
      phone: company.phone.display,
      license: licenseShort,
    };
    const inputs = { said: JSON.stringify(said), mark: printedMark(), ...colors };
    const compiled = typst.compile({ mainFileContent: await readFile(template, 'utf8'), inputs });
    return typst.plainSvg(documentOf(compiled, template));
  };
}

async function draw(svg: string, { file, query }: SocialSubject['drawing']['url']): Promise<Buffer> {
  const source = resolve(file);
  const { treatment } = readPictureQuery(`${source}${query ?? pictureQuery({})}`);
  const { encodes } = await planPicture(source, resolve('.'), treatment);
  // as the pages show it: upright, cut to its place, toned
  const treated = await treatPicture({ ...(encodes[0] as Encode), width: 2 * place.width });
  const { left, top, width, height } = place;
  const input = await sharp(await treated.png({ compressionLevel: 1 }).toBuffer())
    .resize({ width, height, fit: 'cover' })
    .toBuffer();
  // a point of the sheet is a pixel
  const sheet = await sharp(Buffer.from(svg), { density: 72 })
    .composite([{ input, left, top }])
    .flatten()
    .png()
    .toBuffer();
  for (const encoding of encodings) {
    const bytes = await (encoding === 'png'
      ? sharp(sheet).png({ palette: true, colours: 64, effort: 8, compressionLevel: 9, dither: 0 })
      : sharp(sheet).jpeg({ quality: encoding, mozjpeg: true, chromaSubsampling: '4:4:4' })
    ).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(
    `${file} is above ${mostBytes / 1000} kB in a picture for sharing; take a calmer drawing for its page`,
  );
}
