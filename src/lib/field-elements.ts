/** What somebody fills in. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The elements of a form that somebody fills in under a name. */
export function fieldElements(form: HTMLFormElement): FieldElement[] {
  return [...form.elements].filter(
    (element): element is FieldElement =>
      element.matches('input:not([type=hidden]), select, textarea') && (element as FieldElement).name !== '',
  );
}
