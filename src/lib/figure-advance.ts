import advances from './figure-advances.json' with { type: 'json' };

/** How wide `figure` runs in the figures font at weight 640, in em. */
export function advanceOf(figure: string): number {
  return [...figure].reduce((sum, sign) => sum + (ofSigns[sign] ?? advances.digit), 0);
}

/** How high its figures are, in em. */
export const capHeight = 0.7;

const ofSigns: Readonly<Record<string, number>> = advances;
