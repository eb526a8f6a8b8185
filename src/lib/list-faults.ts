import type { FieldErrors, Fields } from './validate-form.ts';

/** A line of the list of faults: what is wrong with which field. */
export interface Fault {
  /** The name of the field or group; the server finds the line by it when it sends a form back. */
  name: string;
  label: string;
  text: string;
  /** The id of the control to be corrected. */
  control: string;
}

/** What is wrong, in the order of the fields; a fault of a group leads to the first of its fields. */
export function listFaults(errors: FieldErrors, fields: Fields, idPrefix: string): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = errors[name];
    const first = field.type === 'one-of' ? field.fields[0] : name;
    return text ? [{ name, label: field.label, text, control: `${idPrefix}-${first}` }] : [];
  });
}
