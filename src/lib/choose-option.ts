/** Sets a dropdown as a visitor would: whatever listens to it hears of it. */
export function chooseOption(select: HTMLSelectElement, value: string): void {
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}
