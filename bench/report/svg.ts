/** The drawings' colours, told apart by whoever sees no red and green. */
export const inks = ['#1c3a5e', '#4f9dbf', '#c98a1b', '#7a8794', '#2f6b4f', '#9a4a3a'] as const;

/** Words at a place; `attributes` as they stand in the element. */
export function text(x: number, y: number, words: string, attributes = ''): string {
  return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escapeText(words)}</text>`;
}

/** Words as they stand between tags. */
export function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
