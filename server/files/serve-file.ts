import type { Encoding, SiteFile, SiteFiles, Variant } from './site-files.ts';

type Read = SiteFiles['read'];

/** Answers a GET with a file: whole, compressed as the browser takes it, a part of it, or "unchanged". */
export function serveFile(file: SiteFile, read: Read, request: Headers, status = 200) {
  const variant = chooseVariant(file, request.get('accept-encoding') ?? '');
  if (status === 200) {
    if (isUnchanged(request.get('if-none-match'), variant.headers.ETag as string))
      return new Response(null, { status: 304, headers: withoutBody(variant.headers) });
    const range = request.get('range');
    if (range) return servePart(file.identity, read, range, request.get('if-range'));
  }
  if (variant.body) return new Response(variant.body, { status, headers: variant.headers });
  return read(variant).then((bytes) => whole(bytes, variant, status));
}

async function servePart(variant: Variant, read: Read, range: string, ifRange: string | null) {
  const bytes = await read(variant);
  const { headers } = variant;
  const part = ifRange && ifRange !== headers.ETag ? undefined : partOf(range, bytes.length);
  if (!part) return whole(bytes, variant, 200);
  const { start, end } = part;
  if (start > end)
    return new Response(null, {
      status: 416,
      headers: { ...withoutBody(headers), 'Content-Range': `bytes */${bytes.length}` },
    });
  return new Response(bytes.subarray(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${bytes.length}`,
      'Content-Length': String(end - start + 1),
    },
  });
}

/** The first and last byte that bytes=0-499, 500- or -500 asks for; where there are none the last lies before the first. */
function partOf(range: string, size: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range.replaceAll(' ', '')) ?? [];
  if (!from && !to) return;
  if (!from) return { start: Math.max(0, size - Number(to)), end: size - 1 };
  return { start: Number(from), end: Math.min(to ? Number(to) : size, size - 1) };
}

/** A file that was replaced since it was listed is sent as it is now. */
function whole(bytes: Uint8Array<ArrayBuffer>, { headers, size }: Variant, status: number): Response {
  return new Response(bytes, {
    status,
    headers: bytes.length === size ? headers : { ...headers, 'Content-Length': String(bytes.length) },
  });
}

/** Each in a list as `br, gzip;q=0.5`. Headers are read without splitting, so that no length of them costs time. */
const offers: [Encoding, RegExp][] = [
  ['br', /(?:^|,)[ \t]*br[ \t]*(?:;([^,]*)|,|$)/i],
  ['gzip', /(?:^|,)[ \t]*gzip[ \t]*(?:;([^,]*)|,|$)/i],
];

function chooseVariant(file: SiteFile, accepted: string): Variant {
  for (const [encoding, offer] of offers) {
    const variant = file[encoding];
    const [found, quality = ''] = offer.exec(accepted) ?? [];
    if (variant && found !== undefined && !/^[ \t]*q=0(?:\.0*)?[ \t]*$/i.test(quality)) return variant;
  }
  return file.identity;
}

/** A weak or strong match, as `If-None-Match` asks for; a list or a star too. No tag holds a quote, so none holds another. */
function isUnchanged(condition: string | null, etag: string): boolean {
  return condition !== null && (condition === '*' || condition.includes(etag));
}

function withoutBody(headers: Record<string, string>): Record<string, string> {
  const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...rest } = headers;
  return rest;
}
