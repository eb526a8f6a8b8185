import { language } from 'words:office';
import { wholeText } from '#src/lib/message-text.ts';
import type { FieldValues } from '#src/lib/validate-form.ts';
import type { Form } from '#src/views/form.ts';
import { forms } from '#src/views/forms.ts';

/** What a form and its fields are called; a form that has left the site since is called by its name. */
export function wordsOf(form: string): { title: string; labels: Record<string, string> } {
  const record = recordOf(form);
  const labels = Object.entries(record?.fields ?? {}).map(([name, { label }]) => [name, label]);
  return { title: record?.title ?? form, labels: { ...Object.fromEntries(labels), language } };
}

/** Which promise says when it is answered. */
export function replyOf(form: string): Form['reply'] {
  return recordOf(form)?.reply ?? 'quote';
}

/** What somebody sent, as lines of text; of a form that has left the site since, nothing. */
export function textOf(form: string, entries: FieldValues): string {
  return wholeText(entries, recordOf(form)?.fields ?? {});
}

function recordOf(form: string): Form | undefined {
  const records: Record<string, Form> = forms;
  return Object.hasOwn(records, form) ? records[form] : undefined;
}
