import type { Fields, FieldValues } from './validate-form.ts';

// longer addresses are cut off or refused by some mail and message apps
const limit = 1500;

/**
 * What somebody filled in as lines of text, for a mail or text message: `Name: Ana`. A choice as it reads in its list;
 * empty fields are left out.
 */
export function messageText(values: FieldValues, fields: Fields): string {
  const lines = Object.entries(values).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!value || !field) return [];
    const chosen = field.type === 'choice' && field.options.find((option) => option.value === value);
    return [`${field.label}: ${chosen ? chosen.label : value}`];
  });
  // half of an emoji cannot stand in an address
  const text = lines.join('\n').replace(/\p{Surrogate}/gu, '');
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : text;
}
