import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { company } from 'records:company';
import { drawings } from 'records:drawings';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { licenseShort } from 'words:sentences';
import * as shell from 'words:shell';
import sharp from 'sharp';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Drawing } from '#content/records/picture-fields.ts';
import { type RouteName, recordPages } from '#content/values/addresses.ts';
import { withoutBreaks } from '#src/typography/unbroken.ts';
import { type Route, routes } from '#src/views/routes.ts';
import { chillerServices } from '#src/views/services.ts';
import { type BuiltPage, isRecordPage } from '#tools/pages/all-pages.ts';
import { fromCache, treatPicture, workOut } from '#tools/pictures/picture-encode.ts';
import {
  type Encode,
  isPhotograph,
  pictureQuery,
  planPicture,
  readPictureQuery,
} from '#tools/pictures/picture-plan.ts';
import { writeInto } from '#tools/sources.ts';
import { documentOf, openTypst, printedMark } from '#tools/statement/capability-pdf.ts';
import { token } from '#tools/styles/tokens.ts';

// No library draws the sheet of a page: Typst letters it, as it does the statement, and sharp lays the page's drawing on it.

const templateFile = 'tools/social/social-sheet.typ';
const template = readFileSync(templateFile, 'utf8');
const size = { width: 1200, height: 630 };
const place = { left: 574, top: 50, width: 594, height: 451 };
/** Slow connections and some messengers give up on more. */
const mostBytes = 100_000;
/** Line drawings are smallest and sharpest as PNG; photographs, and drawings of many tones, as JPEG of this quality. */
const encodings = ['png', 82, 72, 60, 45] as const;

/** Returns a function that draws the picture of a page into `siteFolder`, or takes it from the cache, and says what to write about it. */
export function socialPictures(siteFolder: string) {
  let typst: ReturnType<typeof openTypst> | undefined;
  return async (subject: SocialSubject) => {
    const inputs = lettersOf(subject);
    const { url: picture, alt } = subject.drawing;
    // the address of a picture follows from its bytes and how they are cut and toned
    const hash = createHash('sha256')
      .update(JSON.stringify([template, inputs, picture.src, place, encodings]))
      .digest('hex')
      .slice(0, 10);
    const bytes = await fromCache(`node_modules/.cache/social/${hash}`, async () => {
      typst ??= openTypst();
      const sheet = documentOf(typst.compile({ mainFileContent: template, inputs }), templateFile);
      return draw(typst.plainSvg(sheet), picture);
    });
    // as every PNG begins
    const ending = bytes[0] === 0x89 ? 'png' : 'jpg';
    const path = `/assets/social-${subject.sheet.toLowerCase()}.${hash}.${ending}`;
    await writeInto(siteFolder, path, bytes);
    return {
      path,
      alt: `${shell.footer.sheetNumber} ${subject.sheet}, ${subject.label}: ${subject.title}. ${alt}`,
      type: ending === 'png' ? 'image/png' : 'image/jpeg',
      ...size,
    };
  };
}

function lettersOf({ title, sheet, label }: SocialSubject): Record<string, string> {
  const said = {
    title: withoutBreaks(title),
    sheet,
    label,
    word: shell.footer.sheetNumber,
    name: company.nameParts,
    phone: company.phone.display,
    license: licenseShort,
  };
  return {
    said: JSON.stringify(said),
    mark: printedMark(),
    ink: token('color-ink'),
    note: token('color-ink-2'),
    paper: token('color-paper'),
  };
}

async function draw(svg: string, { file, query }: SocialSubject['drawing']['url']): Promise<Buffer> {
  const source = resolve(file);
  const { treatment } = readPictureQuery(`${source}${query ?? pictureQuery({})}`);
  const { encodes } = await planPicture(source, resolve('.'), treatment);
  const treated = await workOut(await treatPicture({ ...(encodes[0] as Encode), width: 2 * place.width }));
  const { left, top, width, height } = place;
  const input = await treated.resize({ width, height, fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer();
  // a point of the sheet is a pixel
  const sheet = await workOut(
    sharp(Buffer.from(svg), { density: 72 }).composite([{ input, left, top }]).flatten(),
  );
  // in 64 colors a photograph has bands, and the last bytes of its JPEG are looked for longer than all the rest takes
  const isPhoto = isPhotograph(source);
  for (const encoding of isPhoto ? encodings.slice(1) : encodings) {
    const bytes = await (encoding === 'png'
      ? sheet.clone().png({ palette: true, colours: 64, effort: 3, compressionLevel: 9, dither: 0 })
      : sheet.clone().jpeg({ quality: encoding, mozjpeg: !isPhoto, chromaSubsampling: '4:4:4' })
    ).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(
    `${file} is above ${mostBytes / 1000} kB in a picture for sharing; take a calmer drawing for its page`,
  );
}

type SocialSubject = Pick<Route, 'title' | 'sheet' | 'label'> & { drawing: Drawing };

const drawn = (id: string) => recordById('drawings', drawings, id, 'tools/social/social-picture.ts');
const photoOf = (id: string) => chillerServices.find((part) => part.id === id)?.photo;
const gallery = projects.flatMap(({ galleryPhotos = [] }) => galleryPhotos);
/** A picture of a gallery by the name of its file; undefined once no project has it, for projects come and go. */
const galleryPicture = (name: string) => gallery.find(({ url }) => parse(url.file).name === name);

const ofPages: Partial<Record<RouteName, Drawing | undefined>> = {
  government: drawn('courthouse'),
  commercial: drawn('rooftop-drawn'),
  residential: drawn('residence'),
  services: drawn('air-handler'),
  projects: galleryPicture('eddy-current-test'),
  team: drawn('shop'),
  training: drawn('training-lab'),
  careers: drawn('service-van'),
  subcontractors: drawn('site-trades'),
  contact: drawn('dispatch'),
  capabilityStatement: galleryPicture('bench-measurement'),
  chillers: photoOf('start-up'),
  chillerServices: photoOf('re-tube'),
  privacy: galleryPicture('lockout'),
  accessibility: galleryPicture('labeled-pipes'),
};

/** What the picture of a page shows: of a record its own drawing, of any other page the one above. */
export function socialSubject(page: BuiltPage): SocialSubject {
  const { title, sheet, label } = page.route;
  return {
    title,
    sheet,
    // the title of a record's page begins with its label: over it stands where it belongs
    label: isRecordPage(page) ? routes[recordPages[page.name].parent].label : label,
    drawing: drawingOf(page) ?? drawn('plant-room-drawn'),
  };
}

function drawingOf(page: BuiltPage): Drawing | undefined {
  if (!isRecordPage(page)) return ofPages[page.name as RouteName];
  const { name, record } = page;
  if (name === 'project')
    return recordById('projects', projects, record, 'tools/social/social-picture.ts').picture;
  const [records, general] =
    name === 'position' ? [positions, ofPages.careers] : [programs, ofPages.training];
  return records.find(({ id }) => id === record)?.stillLife ?? general;
}
