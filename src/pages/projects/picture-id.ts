/** The anchor of a project's picture, counted from 1: `P-1-picture-9`. It is also the viewer's deep link. */
export function pictureId(sheet: string, number: number): string {
  return `${sheet}-picture-${number}`;
}

/** The id of the viewer that a project's pictures open in: `P-1-viewer`. */
export function viewerId(sheet: string): string {
  return `${sheet}-viewer`;
}

/** The number in such an anchor, or null where the hash names none of the `count` pictures of this sheet. */
export function pictureNumber(sheet: string, hash: string, count: number): number | null {
  const prefix = `#${sheet}-picture-`;
  const number = Number(hash.startsWith(prefix) ? hash.slice(prefix.length) : Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : null;
}
