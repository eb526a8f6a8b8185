import type { Notice } from '#src/views/form.ts';
import { pageHeaders, securityHeaders } from './headers.ts';

type Headers = Record<string, string>;

/** How the server answers where it sends no file: always with the site's headers, never to be kept by a cache. */
export interface Responses {
  json: (status: number, value: object) => Response;
  /** A whole page made for this visitor. */
  page: (status: number, html: string, more?: Headers) => Response;
  /** In words, for whoever looks. */
  refuse: (status: number, refusal: Notice, more?: Headers) => Response;
  redirect: (status: 301 | 303, location: string) => Response;
}

/** The answers of a site whose forms may also send to `connect`. */
export function createResponses(connect: readonly string[]): Responses {
  const common = { ...securityHeaders(connect), 'Cache-Control': 'no-store' };
  const json = (status: number, value: object, more?: Headers) =>
    Response.json(value, { status, headers: { ...common, ...more } });
  return {
    json,
    page: (status, html, more) =>
      new Response(html, {
        status,
        headers: { ...common, ...pageHeaders, 'Content-Type': 'text/html; charset=utf-8', ...more },
      }),
    refuse: (status, { title, text }, more) => json(status, { title, text }, more),
    redirect: (status, location) =>
      new Response(null, { status, headers: { ...common, Location: location } }),
  };
}
