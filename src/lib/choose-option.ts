/** Sets a dropdown of the form `form`, as a visitor would: whatever listens to it hears of it. */
export function chooseOption(form: string, field: string, value: string): void {
  const select = document.forms.namedItem(form)?.elements.namedItem(field);
  if (!(select instanceof HTMLSelectElement))
    throw new Error(`The form "${form}" has no dropdown "${field}"`);
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}
