import type { Example } from './example.ts';
import { FittedFigure } from './fitted-figure.tsx';

export const examples: Example[] = [
  {
    name: 'as wide as its drawing',
    element: (
      <svg viewBox="0 0 240 64" width="240" height="64" aria-hidden="true">
        <FittedFigure y={62} width={240}>
          $25–$35
        </FittedFigure>
      </svg>
    ),
  },
  {
    name: 'with air between two',
    element: (
      <svg viewBox="0 0 240 64" width="240" height="64" aria-hidden="true">
        <FittedFigure y={62} width={120} air={6}>
          20%
        </FittedFigure>
        <FittedFigure x={120} y={62} width={120} air={6}>
          10%
        </FittedFigure>
      </svg>
    ),
  },
];
