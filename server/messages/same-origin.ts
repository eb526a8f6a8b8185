/**
 * Whether a message comes from a page of this site, by what the browser says of it. A request that says nothing comes from no
 * browser of today; there is no session that it could misuse.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
