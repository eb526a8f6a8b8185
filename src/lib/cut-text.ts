/** A text as long as `limit` allows, cut behind a whole letter as people see one, and then ended by `end`; `sizeOf` says what a part counts. */
export function cutText(
  text: string,
  limit: number,
  end: string,
  sizeOf = (part: string) => part.length,
): string {
  if (sizeOf(text) <= limit) return text;
  let left = limit - sizeOf(end);
  let cut = '';
  for (const letter of lettersOf(text)) {
    left -= sizeOf(letter);
    if (left < 0) break;
    cut += letter;
  }
  return cut.trimEnd() + end;
}

function* lettersOf(text: string): Iterable<string> {
  // Firefox has it since 2024
  if (!('Segmenter' in Intl)) return yield* text;
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}
