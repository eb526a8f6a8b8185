import { evenTicks, linearScale, logScale } from '#src/lib/scale.ts';
import type { Example } from './example.ts';
import { ScaleBar } from './scale-bar.tsx';

export const examples: Example[] = [
  {
    name: 'hours',
    element: (
      <ScaleBar
        scale={linearScale(0, 12)}
        ticks={evenTicks(0, 12, 1)}
        minor={evenTicks(0.5, 11.5, 1)}
        unit="h"
      />
    ),
  },
  {
    name: 'dollars',
    element: (
      <ScaleBar
        scale={linearScale(15, 40)}
        ticks={[18, 22, 25, 30, 35, 40]}
        format={(dollars) => `$${dollars}`}
      />
    ),
  },
  {
    name: 'logarithmic',
    element: (
      <ScaleBar scale={logScale(10, 2000)} ticks={[10, 20, 50, 100, 200, 500, 1000, 2000]} unit="tons" />
    ),
  },
];
