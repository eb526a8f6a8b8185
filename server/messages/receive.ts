import { hash } from 'node:crypto';
import { here } from 'words:language';
import { lines } from 'words:office';
import { honeypotField } from '#src/lib/form-fields.ts';
import { type FieldErrors, type FieldValues, validateForm } from '#src/lib/validate-form.ts';
import type { Form } from '#src/views/form.ts';
import { type FormName, forms } from '#src/views/forms.ts';
import { original } from '#src/views/languages.ts';
import { ways } from '#src/views/settings.ts';
import { errorCode, log } from '../log.ts';
import type { NewMessage, Taken } from './store/message.ts';
import type { MessageStore } from './store/message-store.ts';

export interface Post {
  form: string;
  entries: Record<string, unknown>;
  /** Of the submission; a native form has none. */
  key?: string;
}

/** What became of a post. Whatever is not `taken` was not kept, and the sender is told so. */
export type ReceiveResult =
  | ({ kind: 'taken' } & Taken)
  | Exclude<Checked, { kind: 'valid' }>
  /** Its key belongs to another message. */
  | { kind: 'reused' }
  /** Seconds to wait, until it may be sent again. */
  | { kind: 'limited' | 'failed'; form: FormName; values: FieldValues; wait: number };

export interface Way {
  store: MessageStore;
  /** Seconds until the sender may go on, where it has sent too much. */
  limit: (sender: string) => number | undefined;
  onTaken: () => void;
}

/** A native form has no key of its own: the same entries within this time are a double click, not a second message. */
const sameWithin = 10 * 60_000;

/** Takes a message into the store, once however often it is sent. Never rejects. */
export async function receive(
  post: Post,
  sender: string,
  { store, limit, onTaken }: Way,
): Promise<ReceiveResult> {
  const checked = checkEntries(post);
  if (checked.kind !== 'valid') return checked;
  const { form, values } = checked;
  const received = Date.now();
  // the office reads in which language an answer is waited for
  const entries = here === original ? values : { ...values, language: here.label };
  const message = { form, received, entries, isSuspect: checked.isSuspect };
  const keys = post.key ? [post.key] : contentKeys(message);
  const answer = (taken: Taken): ReceiveResult =>
    contentOf(taken) === contentOf(message) ? { kind: 'taken', ...taken } : { kind: 'reused' };
  try {
    for (const key of keys) {
      const known = await store.findByKey(key);
      if (known) return answer(known);
    }
    const wait = limit(sender);
    if (wait) return { kind: 'limited', form, values, wait };
    const taken = await store.add({ ...message, key: keys[0] as string });
    if (taken.isNew) {
      log(lines.stored({ reference: taken.reference, form, suspect: String(taken.isSuspect) }));
      onTaken();
    }
    return answer(taken);
  } catch (error) {
    log(lines.notStored({ form, code: errorCode(error) }));
    return { kind: 'failed', form, values, wait: 30 };
  }
}

/** This span of time and the one before, so that a double click across the border is one message too; no script can send them. */
function contentKeys(message: Content & { received: number }): [string, string] {
  const key = (span: number) => `native:${hash('sha256', `${span} ${contentOf(message)}`, 'base64url')}`;
  const span = Math.floor(message.received / sameWithin);
  return [key(span), key(span - 1)];
}

type Content = Pick<NewMessage, 'form' | 'entries' | 'isSuspect'>;

/** What makes two messages the same one. A field that was left empty says nothing: a newer build may have one more of them. */
function contentOf({ form, entries, isSuspect }: Content): string {
  return JSON.stringify([form, Object.entries(entries).filter(([, value]) => value !== ''), isSuspect]);
}

/** The forms whose messages this server takes. */
export const takenForms = (Object.keys(forms) as FormName[]).filter(
  (name) => ways[forms[name].kind].mode === 'here',
);

type Checked =
  /** Also of a form that is not taken. */
  | { kind: 'malformed' }
  | { kind: 'invalid'; form: FormName; values: FieldValues; errors: FieldErrors }
  | { kind: 'valid'; form: FormName; values: FieldValues; isSuspect: boolean };

/** Only the form's own fields survive, as clean text; `isSuspect` where the field was filled in that no person sees. */
export function checkEntries({ form, entries }: Post): Checked {
  const name = takenForms.find((one) => one === form);
  if (!name) return { kind: 'malformed' };
  const record: Form = forms[name];
  const fields = Object.entries(record.fields).filter(([, { type }]) => type !== 'one-of');
  const read = (key: string) => (Object.hasOwn(entries, key) ? entries[key] : '');
  const typed: FieldValues = {};
  for (const [key] of fields) {
    const value = read(key);
    if (typeof value !== 'string') return { kind: 'malformed' };
    typed[key] = value;
  }
  const { values, errors } = validateForm(typed, record.fields);
  if (Object.keys(errors).length) return { kind: 'invalid', form: name, values, errors };
  return { kind: 'valid', form: name, values, isSuspect: read(honeypotField) !== '' };
}

/** Our pages send four random numbers, other programs perhaps a UUID. */
const keyPattern = /^[\w-]{16,64}$/;

export type PostKind = 'json' | 'native';

/** Whether our script encoded it or a browser itself; undefined where neither did, and the server does not read it. */
export function postKind(contentType: string | undefined): PostKind | undefined {
  const [type] = (contentType ?? '').toLowerCase().split(';');
  if (type?.trim() === 'application/json') return 'json';
  return type?.trim() === 'application/x-www-form-urlencoded' ? 'native' : undefined;
}

/** The entries of a body, with the form they belong to; undefined where it is not what a form sends. */
export function readPost(kind: PostKind, body: string, key: string | undefined): Post | undefined {
  if (kind === 'native') {
    const { form = '', ...entries } = Object.fromEntries(new URLSearchParams(body));
    return { form, entries };
  }
  if (!key || !keyPattern.test(key)) return undefined;
  const { form, ...entries }: Record<string, unknown> = Object(parse(body));
  return typeof form === 'string' ? { form, entries, key } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
