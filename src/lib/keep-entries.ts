import { type FieldElement, fieldElements, honeypotField } from './form-fields.ts';

const prefix = 'typed:';
const sending = 'sending';
/** The forms of the page that is shown, not of one that is made ready behind it: src/layout/screens.tsx. */
const shown = ':is(#main,dialog) form';

/** Keeps what is typed into the site's forms in this tab until it is sent or the tab closed, and fills in what was kept. */
export function keepEntries(): void {
  const forms = () => [...document.querySelectorAll<HTMLFormElement>(shown)];
  forms().forEach(returnEntries);
  const onEntry = ({ target }: Event) => {
    const form = (target as Partial<FieldElement>).form;
    if (form?.closest('#root')) keep(form);
  };
  for (const type of ['input', 'change']) addEventListener(type, onEntry, { capture: true });
  // the browser empties the fields after this event
  addEventListener('reset', () => setTimeout(() => forms().forEach(keep)));
  // what a form filler has set without a word
  addEventListener('pagehide', () => forms().forEach(keep));
}

function returnEntries(form: HTMLFormElement): void {
  const kept = read(form);
  for (const control of controlsOf(form)) {
    const value = kept[control.name];
    if (typeof value !== 'string' || control.value !== initialValue(control)) continue;
    // an option that there is no more would leave the dropdown without any
    if (control instanceof HTMLSelectElement && ![...control.options].some((one) => one.value === value))
      continue;
    control.value = value;
  }
}

/** Notes which form the browser sends by itself: only the page that answers knows whether it was taken. */
export function noteSending(form: HTMLFormElement): void {
  write(sending, keyOf(form));
}

/** Lets what is typed go along to the same page in another language. */
export function takeEntries(path: string): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(shown)) {
    const typed = tabStorage()?.getItem(keyOf(form));
    if (typed) write(keyOf(form, path), typed);
  }
}

/** Forgets the form that was sent; where nobody noted which one, all of them. */
export function forgetSent(): void {
  const storage = tabStorage();
  const sent = storage?.getItem(sending);
  for (const key of Object.keys(storage ?? {}))
    if (sent ? key === sent : key.startsWith(prefix)) storage?.removeItem(key);
  storage?.removeItem(sending);
}

/** Notes what a form is sent with; what it returns empties and forgets it, in every language, or is false where more was typed by then. */
export function beginSending(form: HTMLFormElement): () => boolean {
  const pages = [location, ...document.querySelectorAll<HTMLAnchorElement>('a[rel=alternate]')];
  const keys = pages.map(({ pathname }) => keyOf(form, pathname));
  const sent = entriesOf(form);
  return () => {
    // another one where its page was left and come back to
    const forms = [...document.querySelectorAll<HTMLFormElement>(shown)];
    const current = forms.find((one) => keyOf(one) === keys[0]);
    if (current && entriesOf(current) !== sent) return false;
    current?.reset();
    for (const key of keys) tabStorage()?.removeItem(key);
    return true;
  };
}

function entriesOf(form: HTMLFormElement): string {
  return JSON.stringify(controlsOf(form).map(({ value }) => value));
}

function keep(form: HTMLFormElement): void {
  const changed = controlsOf(form).filter((control) => control.value !== initialValue(control));
  if (changed.length)
    write(keyOf(form), JSON.stringify(Object.fromEntries(changed.map(({ name, value }) => [name, value]))));
  else tabStorage()?.removeItem(keyOf(form));
}

/** A dialog goes with the visitor from page to page; another form belongs to its page, which may begin it differently. */
function keyOf(form: HTMLFormElement, path = location.pathname): string {
  return prefix + form.getAttribute('name') + (form.closest('dialog') ? '' : path);
}

function read(form: HTMLFormElement): Partial<Record<string, unknown>> {
  try {
    return { ...JSON.parse(tabStorage()?.getItem(keyOf(form)) ?? '{}') };
  } catch {
    return {};
  }
}

function write(key: string, value: string): void {
  try {
    tabStorage()?.setItem(key, value);
  } catch {
    // no room, or none given: the page works without
  }
}

function controlsOf(form: HTMLFormElement): FieldElement[] {
  return fieldElements(form).filter(({ name }) => name !== honeypotField);
}

function initialValue(control: FieldElement): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

const selector = 'input:is([name="name"], [name="email"], [name="phone"])';

const typed = new Map<string, string>();
/** Forms that somebody has typed into, or that have had the entries: what is emptied there stays empty. */
const settled = new WeakSet<HTMLFormElement>();

/** Remembers who writes, as typed into a field of any form; other fields are none of its business. */
export function keepWriter(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement) || !field.matches(selector)) return;
  typed.set(field.name, field.value);
  if (field.form) settled.add(field.form);
}

/** Fills in what this tab kept of a form on the page that is shown, and who writes where another form was told already. */
export function offerWriter(form: HTMLFormElement | null): void {
  if (!form?.matches(shown) || settled.has(form)) return;
  returnEntries(form);
  if (typed.size === 0) return;
  settled.add(form);
  for (const entry of form.querySelectorAll<HTMLInputElement>(selector))
    entry.value ||= typed.get(entry.name) ?? '';
}

/** What lasts as long as the tab: none while prerendering, nor where a browser denies it, and even asking for it throws. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
