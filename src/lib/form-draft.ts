import { fieldElements } from './validate-form.ts';

/** What somebody has typed into a form that may be taken away: kept in memory for this visit, never stored. */
export interface FormDraft {
  save: (form: HTMLFormElement) => void;
  restore: (form: HTMLFormElement) => void;
  clear: () => void;
}

/** An empty draft. */
export function createDraft(): FormDraft {
  let values = new Map<string, string>();
  return {
    save: (form) => {
      values = new Map(fieldElements(form).map(({ name, value }) => [name, value]));
    },
    restore: (form) => {
      for (const field of fieldElements(form)) field.value = values.get(field.name) ?? field.value;
    },
    clear: () => values.clear(),
  };
}
