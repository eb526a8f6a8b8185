import type { Example } from './example.ts';
import { HatchPattern } from './hatch-pattern.tsx';

export const examples: Example[] = (['hatched', 'crossed', 'dotted'] as const).map((hatch) => ({
  name: hatch,
  element: (
    <svg width="200" height="48" aria-hidden="true">
      <HatchPattern id={`example-${hatch}`} hatch={hatch} />
      <rect width="200" height="48" fill={`url(#example-${hatch})`} />
    </svg>
  ),
}));
