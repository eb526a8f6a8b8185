import type { Flag } from '#src/ui/keyed-drawing.tsx';

/** Where the keynotes of the competencies lie on the section through the building, whole and in its two halves. */
export const sectionFlags: Record<'whole' | 'left' | 'right', readonly Flag[]> = {
  whole: [
    { flag: 1, at: [26.2, 44.2], to: [25.6, 56.6] },
    { flag: 2, at: [52, 15], to: [54.8, 20.4] },
    { flag: 3, at: [4.4, 42.5], to: [9.6, 21.2] },
    { flag: 4, at: [79.4, 48.7], to: [75, 48.7] },
    { flag: 5, at: [31.8, 44.2], to: [32.9, 64.6] },
    { flag: 6, at: [90, 44.2], to: [89.2, 53.1] },
  ],
  left: [
    { flag: 1, at: [52.4, 44.2], to: [51.2, 56.6] },
    { flag: 3, at: [8.8, 42.5], to: [19.2, 21.2] },
    { flag: 5, at: [63.6, 44.2], to: [65.8, 64.6] },
  ],
  right: [
    { flag: 2, at: [5, 15], to: [9.6, 20.4] },
    { flag: 4, at: [58.8, 48.7], to: [50, 48.7] },
    { flag: 6, at: [80, 44.2], to: [78.4, 53.1] },
  ],
};
