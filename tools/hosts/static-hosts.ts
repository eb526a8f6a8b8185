import type { HostFiles, HostSite } from './host-site.ts';

/** For Netlify, beside the site's files. */
export function netlifyFiles(site: HostSite): HostFiles {
  const { headers, pageHeaders, cache, moved } = site;
  return {
    _headers: rules([
      // no header stands in two rules that meet: what then counts is not documented. Without a rule Netlify sends
      // "public, max-age=0, must-revalidate", which asks again as no-cache does. Pages have no pattern of their own here
      // or there; on a picture their header says nothing.
      ['/*', { ...headers, ...pageHeaders }],
      ['/assets/*', { 'Cache-Control': cache.assets }],
      ...unusualTypes(site),
    ]),
    // a slash at the end makes no difference to Netlify
    _redirects: Object.entries(moved)
      .flatMap(([from, to]) => ['', '.html'].map((ending) => `${from}${ending} ${to} 301!\n`))
      .join(''),
  };
}

/** For Cloudflare Pages, beside the site's files. */
export function cloudflareFiles(site: HostSite): HostFiles {
  const { headers, pageHeaders, cache, moved } = site;
  const text = {
    _headers: rules([
      ['/*', { ...headers, ...pageHeaders, 'Cache-Control': cache.others }],
      // two values would be joined by a comma: the first is taken off
      ['/assets/*', { '! Cache-Control': '', 'Cache-Control': cache.assets }],
      ...unusualTypes(site),
    ]),
    // an address is compared letter by letter
    _redirects: Object.entries(moved)
      .flatMap(([from, to]) => ['', '/', '.html'].map((ending) => `${from}${ending} ${to} 301\n`))
      .join(''),
  };
  const lines = text._redirects.split('\n').length - 1;
  if (lines > 2000)
    throw new Error(
      `Cloudflare Pages takes 2000 redirects and would get ${lines}; shorten content/records/moved-pages/moved-pages.yaml`,
    );
  return text;
}

/** For Vercel, beside the site's files. */
export function vercelFiles({ headers, pageHeaders, cache, moved, ...site }: HostSite): HostFiles {
  const list = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list({ ...headers, ...pageHeaders }) },
      { source: '/assets/(.*)', headers: list({ 'Cache-Control': cache.assets }) },
      { source: '/((?!assets/).*)', headers: list({ 'Cache-Control': cache.others }) },
      ...site.addresses
        .filter(isUnusual)
        .map(({ path, type }) => ({ source: path, headers: list({ 'Content-Type': type }) })),
    ],
    redirects: Object.entries(moved).map(([source, destination]) => ({
      source: `${source.replaceAll('.', '\\.')}(\\.html)?`,
      destination,
      statusCode: 301,
    })),
  };
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` };
}

/** A type that no host knows by the file's ending. */
function isUnusual({ path, type }: HostSite['addresses'][number]): boolean {
  return type.includes('speculationrules') || /\.(?:vcf|webmanifest)$/.test(path);
}

type Rule = readonly [path: string, headers: Readonly<Record<string, string>>];

function unusualTypes({ addresses }: HostSite): Rule[] {
  return addresses.filter(isUnusual).map(({ path, type }) => [path, { 'Content-Type': type }]);
}

function rules(list: readonly Rule[]): string {
  return list
    .map(([path, headers]) =>
      [
        path,
        ...Object.entries(headers).map(([name, value]) => (value ? `  ${name}: ${value}` : `  ${name}`)),
        '',
      ].join('\n'),
    )
    .join('\n');
}
