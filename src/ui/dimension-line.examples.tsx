import { linearScale } from '#src/lib/scale.ts';
import { DimensionLine } from './dimension-line.tsx';
import type { Example } from './example.ts';

const years = linearScale(0, 10);

export const examples: Example[] = [
  {
    name: 'with words',
    element: (
      <DimensionLine scale={years} to={10}>
        ten years
      </DimensionLine>
    ),
  },
  { name: 'one of ten', element: <DimensionLine scale={years} to={1} /> },
  { name: 'from 4 to 7', element: <DimensionLine scale={years} from={4} to={7} /> },
];
