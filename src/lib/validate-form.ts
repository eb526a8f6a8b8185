/** What a form holds by field name; spaces around a value are not part of it. */
export type FieldValues = Record<string, string>;

/** What is wrong, by the name of the field (or of the group of which one is enough). */
export type FieldErrors = Record<string, string>;

/** The words for a faulty field, from the form's record. */
export type FieldWords = Record<string, { label: string; missing?: string; malformed?: string }>;

/** Fields of which one is enough; `name` is where the error stands. */
export interface OneOf {
  name: string;
  fields: readonly string[];
}

/** A field as the page declares it: `required` and `type` are the rules. */
export interface DeclaredField {
  name: string;
  type: string;
  required: boolean;
  value: string;
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The elements of a form that carry a value under a name. */
export function fieldElements(form: HTMLFormElement): FieldElement[] {
  return [...form.elements].filter(
    (element): element is FieldElement =>
      element.matches('input, select, textarea') && (element as FieldElement).name !== '',
  );
}

/** The fields of a form as they are declared and filled in. */
export function readFields(form: HTMLFormElement): DeclaredField[] {
  return fieldElements(form).map(({ name, type, required, value }) => ({
    name,
    type,
    required,
    value: value.trim(),
  }));
}

/** Checks every field by its own declaration. `isIncomplete` when something required is missing, not merely malformed. */
export function validateForm(fields: readonly DeclaredField[], words: FieldWords, oneOf?: OneOf) {
  const errors: FieldErrors = {};
  const values: FieldValues = {};
  let isIncomplete = false;
  const fault = (name: string, kind: 'missing' | 'malformed') => {
    const message = words[name]?.[kind];
    if (!message) throw new Error(`The form's record has no words for "${name}" when it is ${kind}`);
    errors[name] = message;
    isIncomplete ||= kind === 'missing';
  };
  for (const { name, type, required, value } of fields) {
    values[name] = value;
    if (required && !value) fault(name, 'missing');
    else if (value && !isWellFormed(type, value)) fault(name, 'malformed');
  }
  if (oneOf?.fields.every((name) => !values[name])) fault(oneOf.name, 'missing');
  return { values, errors, isIncomplete };
}

function isWellFormed(type: string, value: string): boolean {
  if (type === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
  if (type === 'tel') return isPhone(value);
  return true;
}

/** Lenient: any script's digits, 7 to 15 of them, usual separators, an extension. Wrong only what nobody could dial. */
function isPhone(value: string): boolean {
  const number = value.replace(/\s*(?:x|ext\.?|extension|#)\s*\p{Nd}+$/iu, '');
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 7 && digits <= 15 && /^[\p{Nd}\s().+/\-–\p{Cf}]+$/u.test(number);
}
