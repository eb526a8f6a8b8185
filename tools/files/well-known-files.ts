import { company } from 'records:company';
import { mark } from 'records:mark';
import { here, others } from 'words:language';
import sharp from 'sharp';
import { onlyPath } from '#src/lib/only-path.ts';
import { movedPages } from '#src/views/moved-pages.ts';
import { routes } from '#src/views/routes.ts';
import { allPaths } from '#tools/pages/all-pages.ts';
import { writeInto } from '#tools/sources.ts';
import { absolute } from '#tools/structured-data/company.ts';
import { token } from '#tools/styles/tokens.ts';

// no library writes these: each is a few lines of a fixed form, filled in from the records

/** RFC 9116 says where it lies. */
const securityPath = '/.well-known/security.txt';

/** Writes the files that crawlers, programs and browsers ask for by name into `folder`. */
export async function writeWellKnownFiles(folder: string): Promise<void> {
  const files: Record<string, string | Buffer> = {
    '/sitemap.xml': sitemap(),
    '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${absolute('/sitemap.xml')}\n`,
    '/manifest.webmanifest': webManifest(),
    '/speculation-rules.json': JSON.stringify(speculationRules),
    // for whoever comes by one without a network (src/service-worker/)
    '/moved-pages.json': JSON.stringify(
      Object.fromEntries(Object.entries(movedPages).map(([from, to]) => [onlyPath(from), to])),
    ),
    [securityPath]: securityTxt(),
    '/favicon.svg': favicon(),
    '/favicon.ico': ico(await png(tile(0.92), 32)),
    '/apple-touch-icon.png': await png(tile(0.76), 180),
  };
  for (const { file, svg, size } of homeScreenIcons) files[file] = await png(svg, size);
  await Promise.all(Object.entries(files).map(([path, content]) => writeInto(folder, path, content)));
}

/** Every page, without a day of change: one that is always today is ignored. */
function sitemap(): string {
  const urls = allPaths().map((path) => `  <url><loc>${absolute(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function securityTxt(): string {
  return `Contact: mailto:${company.email}
Expires: ${company.securityContactUntil}T23:59:59.000Z
Preferred-Languages: ${[here, ...others].map(({ id }) => id).join(', ')}
Canonical: ${absolute(securityPath)}
`;
}

function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.nameParts[0],
    // stays the same, whatever the page is called that it starts with
    id: '/',
    start_url: routes.home.path,
    // a window of its own, with the way back and a reload: the pages have none of their own
    display: 'minimal-ui',
    background_color: token('color-paper'),
    theme_color: token('color-paper'),
    icons: homeScreenIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}

/** Pages are prepared when a link is pointed at, not files or dialogs; once React answers, src/entry-client.tsx prepares the next. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/files/*' } },
          { not: { selector_matches: '[data-ready] a, [data-dialog], [data-replay]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

const ink = token('color-ink');
const paper = token('color-paper');

const tile = (scale: number) => drawing(scale, paper, `<path fill="${ink}" d="M0 0h64v64H0z"/>`);

/** What the web manifest names. A launcher may cut the maskable ones to a circle: their mark stays within the inner 80 %. */
const homeScreenIcons = [
  { file: 'icon-192.png', svg: tile(0.82), size: 192, purpose: 'any' },
  { file: 'icon-512.png', svg: tile(0.82), size: 512, purpose: 'any' },
  { file: 'icon-maskable-192.png', svg: tile(0.6), size: 192, purpose: 'maskable' },
  { file: 'icon-maskable-512.png', svg: tile(0.6), size: 512, purpose: 'maskable' },
  { file: 'icon-monochrome-512.png', svg: drawing(0.6, '#000', ''), size: 512, purpose: 'monochrome' },
];

function drawing(scale: number, color: string, ground: string): string {
  const shape = `<path fill="${color}" transform="translate(32 32) scale(${scale}) translate(-30 -31)" d="${mark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${shape}</svg>`;
}

function favicon(): string {
  const style = `<style>@media (prefers-color-scheme:dark){path{fill:${paper}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${style}<path fill="${ink}" d="${mark}"/></svg>\n`;
}

function png(svg: string, size: number): Promise<Buffer> {
  const sized = svg.replace('<svg', `<svg width="${size}" height="${size}"`);
  return sharp(Buffer.from(sized)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}

/** The old icon format is a directory of one picture, 32 pixels square, with a PNG in it. */
function ico(picture: Buffer): Buffer {
  // an icon, one of them; its width and height, colors, planes and bits, its length, and where it begins
  const head = Uint16Array.of(0, 1, 1, 32 * 257, 0, 1, 32, picture.length, 0, 22, 0);
  return Buffer.concat([Buffer.from(head.buffer), picture]);
}
