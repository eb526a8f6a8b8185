/** How wide `figure` runs in the figures font at weight 640, in em. */
export function advanceOf(figure: string): number {
  return [...figure].reduce((sum, sign) => sum + (narrowOrWide[sign] ?? digitAdvance), 0);
}

/** How high its figures are, in em. */
export const capHeight = 0.7;

const digitAdvance = 0.416;
const narrowOrWide: Readonly<Record<string, number>> = {
  1: 0.364,
  7: 0.375,
  $: 0.364,
  '–': 0.32,
  '%': 0.681,
};
