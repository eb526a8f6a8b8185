import type { Example } from './example.ts';
import { GiantFigure } from './giant-figure.tsx';

export const examples: Example[] = [
  {
    name: 'with a unit, standing on a line',
    element: (
      <h3>
        <GiantFigure unit="tons">800</GiantFigure>
      </h3>
    ),
  },
  { name: 'letters and signs', element: <GiantFigure>4 h · $2M · 24/7 · (954) 555-0142</GiantFigure> },
];
