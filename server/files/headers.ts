import { getMimeType } from 'hono/utils/mime';
import { counter, formOrigins } from '#src/views/settings.ts';

const policy: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", ...(counter ? [counter.script] : [])],
  'style-src': ["'self'"],
  'img-src': ["'self'", ...(counter ? [counter.origin] : [])],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...formOrigins, ...(counter ? [counter.origin] : [])],
  'manifest-src': ["'self'"],
  // does not fall back to default-src: forms are posted to this site, before their script and without it, and nowhere else
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // the one policy, which names the one address of the service worker (src/lib/reflect-network.ts)
  'trusted-types': ['service-worker'],
};

export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** How long a browser may keep a file, by its path: hashed files for good, everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Headers of pages alone: the rules by which the browser prepares the next page when a link is pointed at. */
export const pageHeaders: Record<string, string> = { 'Speculation-Rules': '"/speculation-rules.json"' };

/** Content types that their files' endings do not say everywhere, by path; `*` stands for any name. */
export const contentTypes: Record<string, string> = {
  '/speculation-rules.json': 'application/speculationrules+json',
  '/files/*.vcf': 'text/vcard; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json',
};

/** The content type of what is served at `path`; a page's address has no ending. */
export function contentTypeOf(path: string): string {
  if (!/\.[^/]+$/.test(path)) return 'text/html; charset=utf-8';
  return (
    contentTypes[path.replace(/[^/]+(?=\.vcf$)/, '*')] ?? getMimeType(path) ?? 'application/octet-stream'
  );
}

type Headers = Record<string, string>;

const common = { ...securityHeaders, 'Cache-Control': 'no-store' };

/** A page made for this visitor. */
export function page(status: number, html: string, more?: Headers): Response {
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, { status, headers: { ...common, ...pageHeaders, ...type, ...more } });
}

/** For whatever asks by script. */
export function json(status: number, value: object, more?: Headers): Response {
  return Response.json(value, { status, headers: { ...common, ...more } });
}

/** Sends a browser elsewhere: for good (301), or to read by GET what became of its message (303). */
export function redirect(status: 301 | 303, location: string): Response {
  return new Response(null, { status, headers: { ...common, Location: location } });
}
