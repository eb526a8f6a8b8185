import { honeypotField } from '#src/lib/form-fields.ts';
import { type FieldErrors, type FieldValues, validateForm } from '#src/lib/validate-form.ts';
import type { Form } from '#src/views/form.ts';
import { type FormName, forms } from '#src/views/forms.ts';
import { ways } from '#src/views/settings.ts';

export type CheckedEntries =
  /** Also of a form that is not taken. */
  | { kind: 'malformed' }
  | { kind: 'invalid'; form: FormName; values: FieldValues; errors: FieldErrors }
  | { kind: 'valid'; form: FormName; values: FieldValues; isSuspect: boolean };

export const takenForms: readonly FormName[] = takenBy(ways);

/** Only the form's own fields survive, as clean text; `isSuspect` where the field was filled in that no person sees. */
export function checkEntries(form: string, entries: Record<string, unknown>): CheckedEntries {
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

/** The forms that a server takes where each kind of form goes to `ways`. */
export function takenBy(to: typeof ways): FormName[] {
  const records: Record<FormName, Form> = forms;
  return (Object.keys(records) as FormName[]).filter((name) => to[records[name].kind].mode === 'here');
}
