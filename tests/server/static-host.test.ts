import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteForAll } from './support/site-for-all.ts';

const { site } = siteForAll();
const read = (file: string) => readFileSync(`dist/static/${file}`, 'utf8');
const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const rules = read('_headers').trim().split('\n\n');
/** Of the answer itself, which every host words in its own way. */
const ofTheHost =
  /^(?:content-length|content-type|content-encoding|etag|vary|accept-ranges|date|connection|keep-alive)$/;

test('the folder for the static host holds the whole site', () => {
  expect(filesOf('dist/static').filter((file) => !file.startsWith('_'))).toEqual(
    filesOf('dist/site').filter((file) => !/\.(?:br|gz)$/.test(file)),
  );
});

test('its headers are rules that it takes: at most 100, with lines of at most 2,000 characters', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of rules.flatMap((rule) => rule.split('\n')))
    expect(line).toMatch(/^(?:\/\S*| {2}! [\w-]+| {2}[\w-]+: .{1,1900})$/);
});

// rules add up, "! Name" takes a header off first
function sentWith(path: string): Record<string, string> {
  const sent = new Headers();
  for (const [pattern = '', ...lines] of rules.map((rule) => rule.split('\n  '))) {
    if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue;
    for (const line of lines) {
      const [name = '', ...value] = line.split(': ');
      if (name.startsWith('! ')) sent.delete(name.slice(2));
      else sent.append(name, value.join(': '));
    }
  }
  return Object.fromEntries(sent);
}

const asset = `/assets/${readdirSync('dist/site/assets').find((name) => name.endsWith('.js'))}`;
test.each(['/government', '/no-such-page', asset, '/files/contact.vcf', '/speculation-rules.json'])(
  'it sends with %s what npm start sends',
  async (path) => {
    const { headers } = await fetch(site.origin + path);
    const { 'content-type': type, ...sent } = sentWith(path);
    const { 'speculation-rules': rules, ...own } = Object.fromEntries(
      [...headers].filter(([name]) => !ofTheHost.test(name)),
    );
    // it goes with files too, which no browser minds
    expect(sent).toEqual({ ...own, 'speculation-rules': rules ?? expect.any(String) });
    if (type) expect(type).toBe(headers.get('content-type'));
  },
);

test('it leads every old address to where npm start leads it', async () => {
  const lines = read('_redirects').trim().split('\n');
  expect(lines).toContain('/about.html /team 301');
  for (const [from = '', to, status] of lines.map((line) => line.split(' '))) {
    const response = await fetch(site.origin + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')], from).toEqual([Number(status), to]);
  }
});
