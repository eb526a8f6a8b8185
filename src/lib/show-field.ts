/** Takes the focus to a field: its label comes just under the header, where no notice or bar lies over it or over the next ones. */
export function showField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  const { labels } = field as HTMLInputElement;
  (labels?.[0] ?? field).scrollIntoView();
}
