// one file, longer than others: every host is held to the same headers, moved pages and files

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes, headersSchema, redirectsSchema } from '@vercel/routing-utils';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { routes } from '../../content/addresses/routes.ts';
import { formOrigins } from '../../content/facts/form-delivery.ts';
import { movedPages } from '../../content/facts/moved-pages.ts';
import { cacheControl, pageHeaders, securityHeaders } from '../../server/files/headers.ts';

const read = (file: string) => readFileSync(`dist/hosts/${file}`, 'utf8');
const common = { ...securityHeaders(formOrigins), ...pageHeaders };
const asset = `/assets/${readdirSync('dist/site/assets').find((name) => name.endsWith('.js'))}`;
const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length));
/** As Netlify's own parser reads them; Cloudflare Pages takes the same lines. */
const redirectsOf = (host: string) =>
  parseAllRedirects({
    redirectsFiles: [`dist/hosts/${host}/_redirects`],
    configRedirects: [],
    minimal: true,
  });

test.each(['netlify', 'cloudflare-pages', 'vercel'])('the folder for %s holds the whole site', (host) => {
  const own = ['/_headers', '/_redirects', '/vercel.json'];
  expect(
    files(`dist/hosts/${host}`)
      .filter((file) => !own.includes(file))
      .sort(),
  ).toEqual(
    files('dist/site')
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .sort(),
  );
});

describe('Netlify, by its own parsers', () => {
  test('takes every header, and no header twice for one address', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: ['dist/hosts/netlify/_headers'],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const of = (path: string) => headers.find((rule) => rule.for === path)?.values;
    expect(of('/*')).toEqual(common);
    expect(of('/assets/*')).toEqual({ 'Cache-Control': cacheControl(asset) });
    for (const path of ['/', asset, '/files/contact.vcf']) {
      const names = headers
        .filter((rule) =>
          rule.for.endsWith('*') ? path.startsWith(rule.for.slice(0, -1)) : rule.for === path,
        )
        .flatMap(({ values }) => Object.keys(values));
      expect(names, path).toEqual([...new Set(names)]);
    }
  });

  test('takes every old address', async () => {
    const { redirects, errors } = await redirectsOf('netlify');
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(2 * Object.keys(movedPages).length);
    for (const [from, to] of Object.entries(movedPages))
      expect(redirects).toContainEqual(expect.objectContaining({ from, to, status: 301, force: true }));
  });
});

describe('Cloudflare Pages, by what it documents', () => {
  const rules = read('cloudflare-pages/_headers').trim().split('\n\n');

  test('takes the headers: at most 100 rules with lines of at most 2,000 characters', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of rules.flatMap((rule) => rule.split('\n')))
      expect(line).toMatch(/^(?:\/\S*| {2}! [\w-]+| {2}[\w-]+: .{1,1900})$/);
  });

  // https://developers.cloudflare.com/pages/configuration/headers/: rules add up, "! Name" takes a header off first
  test.each(['/', '/government', '/no-such-page', asset])('sends with %s what npm start sends', (path) => {
    const sent = new Map<string, string>();
    for (const [pattern = '', ...lines] of rules.map((rule) => rule.split('\n'))) {
      const [start = '', end] = pattern.split('*');
      const isMatch = end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
      if (!isMatch) continue;
      for (const line of lines.map((one) => one.trim()).sort()) {
        const [name = '', ...value] = line.split(': ');
        if (name.startsWith('! ')) sent.delete(name.slice(2));
        else sent.set(name, [...(sent.has(name) ? [sent.get(name)] : []), value.join(': ')].join(', '));
      }
    }
    expect(Object.fromEntries(sent)).toEqual({ ...common, 'Cache-Control': cacheControl(path) });
  });

  test('takes every old address, with and without slash or .html', async () => {
    const { redirects, errors } = await redirectsOf('cloudflare-pages');
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(3 * Object.keys(movedPages).length);
    expect(redirects.length).toBeLessThanOrEqual(2000);
    expect(redirects).toContainEqual(
      expect.objectContaining({ from: '/about.html', to: '/team', status: 301 }),
    );
  });
});

describe('Vercel, by its own rules', () => {
  const { $schema: _, framework: __, ...config } = JSON.parse(read('vercel/vercel.json'));
  const { routes: made, error } = getTransformedRoutes(config);

  test('takes the file', () => {
    expect(error).toBeNull();
    const ajv = new Ajv({ strict: false });
    for (const [schema, value] of [
      [headersSchema, config.headers],
      [redirectsSchema, config.redirects],
    ])
      expect(ajv.validate(schema, value), ajv.errorsText()).toBe(true);
  });

  test.each(['/', '/government', '/chillers/services', '/no-such-page', asset])(
    'sends with %s what npm start sends',
    (path) => {
      const sent: Record<string, string> = {};
      for (const route of made ?? [])
        if (
          'src' in route &&
          route.src &&
          'continue' in route &&
          route.continue &&
          new RegExp(route.src).test(path)
        )
          Object.assign(sent, route.headers);
      expect(sent).toEqual({ ...common, 'Cache-Control': cacheControl(path) });
    },
  );

  test.each([...Object.entries(movedPages), ['/about.html', '/team']])('leads %s to %s', (from, to) => {
    const moved = made?.find(
      (route) =>
        'src' in route &&
        route.src &&
        'status' in route &&
        route.status === 301 &&
        new RegExp(route.src).test(from),
    );
    expect(moved).toMatchObject({ headers: { Location: to } });
  });
});

describe('CloudFront', () => {
  const context = createContext({});
  runInContext(read('s3-cloudfront/addresses.js'), context);
  const handle = (uri: string, querystring = {}) =>
    JSON.parse(
      runInContext(
        `JSON.stringify(handler({ request: { uri: ${JSON.stringify(uri)}, querystring: ${JSON.stringify(querystring)} } }))`,
        context,
      ),
    );

  test('finds the file of every page, and of what is no page', () => {
    for (const { path } of Object.values(routes))
      expect(existsSync(`dist/site${handle(path).uri}`), path).toBe(true);
    for (const path of ['/robots.txt', '/files/capability-statement.pdf', asset])
      expect(handle(path).uri).toBe(path);
    for (const path of ['/no-such-page', '/404', '/404.html', '/files', '/constructor'])
      expect(existsSync(`dist/site${handle(path).uri}`), path).toBe(false);
  });

  test('leads to the one address of a page, with what was asked', () => {
    const moves = {
      ...movedPages,
      '/government/': '/government',
      '/index.html': '/',
      '/about.html/': '/team',
    };
    for (const [from, to] of Object.entries(moves))
      expect(handle(from)).toMatchObject({ statusCode: 301, headers: { location: { value: to } } });
    const asked = handle('/about', { utm: { value: 'card' }, print: { value: '' } });
    expect(asked.headers.location.value).toBe('/team?utm=card&print');
  });

  test('sends every header by headers.json', () => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
      read('s3-cloudfront/headers.json'),
    );
    const values = custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]);
    expect({
      ...Object.fromEntries(values),
      'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
      'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
      'X-Content-Type-Options': security.ContentTypeOptions.Override ? 'nosniff' : undefined,
      'Strict-Transport-Security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
    }).toEqual({ ...securityHeaders(formOrigins), ...pageHeaders });
  });
});
