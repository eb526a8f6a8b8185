/** The drawings' colours, told apart by whoever sees no red and green. */
export const inks = ['#1c3a5e', '#4f9dbf', '#c98a1b', '#7a8794', '#2f6b4f', '#9a4a3a'] as const;

/** What every drawing of the page has: its size, its white ground, its title; readable on light and dark pages. */
export function drawing(
  title: string,
  unit: string,
  { width, height }: { width: number; height: number },
  parts: readonly string[],
): string {
  const ground = `<rect width="${width}" height="${height}" fill="#fff"/>`;
  const heading = text(12, 20, `${title} (${unit})`, 'font-weight="700" font-size="14"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="11" fill="#16202a" role="img"><title>${escapeText(title)}</title>\n${[ground, heading, ...parts].join('\n')}\n</svg>\n`;
}

/** A line for each quarter of the scale from 0 to `limit`, between two heights, with its figure below. */
export function axis(
  limit: number,
  x: (value: number) => number,
  show: (value: number) => string,
  { top, bottom }: { top: number; bottom: number },
): string[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const value = share * limit;
    return `<path d="M${x(value)} ${top}V${bottom}" stroke="#dfe3e6"/>${text(x(value), bottom + 16, show(value), 'text-anchor="middle" fill="#56616b"')}`;
  });
}

/** Words at a place; `attributes` as they stand in the element. */
export function text(x: number, y: number, words: string, attributes = ''): string {
  return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escapeText(words)}</text>`;
}

function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
