/** A Markdown table: the first column on the left, figures on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}

/** Digits as they are read: 12,345. */
export function figure(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** "Bar: at most 125 ms. Met by 16 of 17; the others: /x 131, …" for values that each have a name. */
export function againstBar(
  values: readonly { label: string; value: number }[],
  most: number,
  { unit = '', digits = 0 } = {},
): string {
  const show = (value: number) => `${figure(value, digits)}${unit && ` ${unit}`}`;
  // as it is shown, so that no row of the table contradicts the sentence
  const over = values.filter(({ value }) => Number(value.toFixed(digits)) > most);
  const met = `Bar: at most ${show(most)}. Met by ${values.length - over.length} of ${values.length}`;
  if (!over.length) return `${met}.`;
  return `${met}; not by ${over.map(({ label, value }) => `${label} (${show(value)})`).join(', ')}.`;
}
