import { formWords } from 'words:forms';
import { formatNumber } from '#content/values/format.ts';
import type { Field } from '#src/views/form.ts';
import { cleanEntry, isEmail, isPhone } from './clean-entry.ts';
import { fieldElements } from './form-fields.ts';

export type FieldValues = Record<string, string>;

/** What is wrong, by the name of the field (or of the group of which one is enough). */
export type FieldErrors = Record<string, string>;

export type Fields = Readonly<Record<string, Field>>;

/** What is filled in, by field. */
export function readValues(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(fieldElements(form).map(({ name, value }) => [name, value]));
}

/** Checks every field by its record; `values` are as they are stored, `isIncomplete` where something required is missing. */
export function validateForm(entries: FieldValues, fields: Fields) {
  const values = { ...entries };
  for (const [name, field] of Object.entries(fields))
    if ('maxLength' in field) values[name] = cleanEntry(entries[name] ?? '', field);
  const errors: FieldErrors = {};
  let isIncomplete = false;
  for (const [name, field] of Object.entries(fields)) {
    const isEmpty = field.type === 'one-of' ? field.fields.every((one) => !values[one]) : !values[name];
    if (isEmpty && field.required) {
      errors[name] = field.missing;
      isIncomplete = true;
    }
    const fault = isEmpty ? undefined : faultOf(values[name] ?? '', field);
    if (fault) errors[name] = fault;
  }
  return { values, errors, isIncomplete };
}

function faultOf(value: string, field: Field): string | undefined {
  if (field.type === 'one-of') return;
  if (field.type === 'choice')
    return field.options.some((option) => option.value === value) ? undefined : formWords.unlisted;
  // as people count: an emoji is one
  const excess = [...value].length - field.maxLength;
  if (excess > 0) return formWords.tooLong({ excess, count: formatNumber(excess) });
  if (field.type === 'email' && !isEmail(value)) return field.malformed;
  if (field.type === 'tel' && !isPhone(value)) return field.malformed;
}

/** What is wrong with which field or group, in their order, and the id of the control to be corrected: of a group the first. */
export function listFaults(errors: FieldErrors, fields: Fields, idPrefix: string) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = errors[name];
    const first = field.type === 'one-of' ? field.fields[0] : name;
    // by the name the server finds the line when it sends a form back
    return text ? [{ name, label: field.label, text, control: `${idPrefix}-${first}` }] : [];
  });
}
