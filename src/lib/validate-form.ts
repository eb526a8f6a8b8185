import { formWords } from 'words:forms';
import { formatNumber } from '#content/values/format.ts';
import type { Field } from '#src/views/form.ts';

/** What a form holds by field name; spaces around a value are not part of it. */
export type FieldValues = Record<string, string>;

/** What is wrong, by the name of the field (or of the group of which one is enough). */
export type FieldErrors = Record<string, string>;

/** The fields of a form by name, from its record: their rules and the words for what is wrong. */
export type Fields = Readonly<Record<string, Field>>;

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The elements of a form that somebody fills in under a name. */
export function fieldElements(form: HTMLFormElement): FieldElement[] {
  return [...form.elements].filter(
    (element): element is FieldElement =>
      element.matches('input:not([type=hidden]), select, textarea') && (element as FieldElement).name !== '',
  );
}

/** What is filled in, by field. */
export function readValues(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(fieldElements(form).map(({ name, value }) => [name, value.trim()]));
}

/**
 * Checks every field by its record; a field without a value counts as empty. `isIncomplete` when something required is
 * missing, not merely malformed.
 */
export function validateForm(values: FieldValues, fields: Fields) {
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
  return { errors, isIncomplete };
}

/** What is wrong with a value that is not empty. */
function faultOf(value: string, field: Field): string | undefined {
  if (field.type === 'one-of') return;
  if (field.type === 'choice')
    return field.options.some((option) => option.value === value) ? undefined : formWords.unlisted;
  // as people count: an emoji is one
  const excess = [...value].length - field.maxLength;
  if (excess > 0) return formWords.tooLong({ excess, count: formatNumber(excess) });
  if (field.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return field.malformed;
  if (field.type === 'tel' && !isPhone(value)) return field.malformed;
}

/** Lenient: any script's digits, 7 to 15 of them, usual separators, an extension. Wrong only what nobody could dial. */
function isPhone(value: string): boolean {
  const number = value.replace(/\s*(?:x|ext\.?|extension|#)\s*\p{Nd}+$/iu, '');
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 7 && digits <= 15 && /^[\p{Nd}\s().+/\-–\p{Cf}]+$/u.test(number);
}
