import type { Flag } from '#src/ui/keyed-drawing.tsx';

/** Where a trade works in the drawing of the plant room; a trade that isn't drawn has no flag. */
export function tradeFlag(id: string, flag: number): Flag[] {
  const place = places.get(id);
  return place ? [{ flag, ...place }] : [];
}

const places = new Map<string, Pick<Flag, 'at' | 'to'>>([
  ['sheet-metal', { at: [96, 42], to: [93.6, 27] }],
  ['pipe-insulation', { at: [33, 45], to: [36.5, 20] }],
  ['electrical', { at: [88, 44.5], to: [85.4, 31.6] }],
  ['controls', { at: [56, 78], to: [55, 60.5] }],
  ['crane-and-rigging', { at: [9.5, 82], to: [15.4, 78.4] }],
]);
