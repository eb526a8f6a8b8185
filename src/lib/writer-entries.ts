import { returnEntries } from './keep-entries.ts';

type Entry = HTMLInputElement & { name: 'name' | 'email' | 'phone' };

const selector = 'input:is([name="name"], [name="email"], [name="phone"])';

// lives as long as the page
const typed = new Map<string, string>();
/** Forms that somebody has typed into, or that have had the entries: what is emptied there stays empty. */
const settled = new WeakSet<HTMLFormElement>();

/** Remembers who writes, as typed into a field of any form; other fields are none of its business. */
export function keepWriter(field: EventTarget): void {
  if (!isEntry(field)) return;
  typed.set(field.name, field.value);
  if (field.form) settled.add(field.form);
}

/** Fills in what this tab kept of the form, and who writes where another form was told already: nobody types it twice in a visit. */
export function offerWriter(form: HTMLFormElement | null): void {
  if (!form || settled.has(form)) return;
  returnEntries(form);
  if (typed.size === 0) return;
  settled.add(form);
  for (const entry of form.querySelectorAll<Entry>(selector)) entry.value ||= typed.get(entry.name) ?? '';
}

function isEntry(field: EventTarget): field is Entry {
  return field instanceof HTMLInputElement && field.matches(selector);
}
