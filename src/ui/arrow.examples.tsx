import { Arrow } from './arrow.tsx';
import type { Example } from './example.ts';

export const examples: Example[] = [
  {
    name: 'in a row that is a link',
    element: (
      <a href="#arrow">
        Government <Arrow />
      </a>
    ),
  },
];
