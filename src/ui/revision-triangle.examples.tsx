import type { Example } from './example.ts';
import { RevisionTriangle } from './revision-triangle.tsx';

export const examples: Example[] = [
  {
    name: 'sample',
    element: (
      <p>
        Marisol Vega <RevisionTriangle mark="1" label="Sample" />
      </p>
    ),
  },
  {
    name: 'to be corrected',
    element: (
      <p>
        Enter your name <RevisionTriangle mark="!" />
      </p>
    ),
  },
];
