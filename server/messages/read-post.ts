import type { Post } from './receive.ts';

/** Browsers send a UUID. */
const keyPattern = /^[\w-]{16,64}$/;

/** How a post is encoded: by our script, or by the browser itself. */
export type PostKind = 'json' | 'native';

/** Which of the two encodings it is; none of them, and the server does not read it. */
export function postKind(contentType: string | undefined): PostKind | undefined {
  const [type] = (contentType ?? '').toLowerCase().split(';');
  if (type?.trim() === 'application/json') return 'json';
  return type?.trim() === 'application/x-www-form-urlencoded' ? 'native' : undefined;
}

/** The entries of a body, with the form they belong to; undefined where it is not what a form sends. */
export function readPost(kind: PostKind, body: string, key: string | undefined): Post | undefined {
  if (kind === 'native') {
    const { form = '', ...entries } = Object.fromEntries(new URLSearchParams(body));
    return { form, entries, key: undefined };
  }
  if (!key || !keyPattern.test(key)) return undefined;
  const value = parse(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { form, ...entries } = value as Record<string, unknown>;
  return typeof form === 'string' ? { form, entries, key } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
