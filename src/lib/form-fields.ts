import type { FieldValues } from './validate-form.ts';

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The elements of a form that somebody fills in under a name. */
export function fieldElements(form: HTMLFormElement): FieldElement[] {
  return [...form.elements].filter(
    (element): element is FieldElement =>
      element.matches('input:not([type=hidden]), select, textarea') && (element as FieldElement).name !== '',
  );
}

/** The field that no person sees; a machine that fills in everything gives itself away by it. */
export const honeypotField = 'leave_empty';

/** Takes the focus to a field: its label comes just under the header, where no notice or bar lies over it or over the next ones. */
export function showField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  const { labels } = field as HTMLInputElement;
  (labels?.[0] ?? field).scrollIntoView();
}

/** Sets a dropdown as a visitor would: whatever listens to it hears of it. */
export function chooseOption(select: HTMLSelectElement, value: string): void {
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether somebody wrote of an emergency, which is called in and not waited for. */
export function isEmergency(values: FieldValues): boolean {
  return values.need === 'emergency';
}
