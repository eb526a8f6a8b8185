import { BreakLine } from './break-line.tsx';
import type { Example } from './example.ts';

export const examples: Example[] = [
  {
    name: 'at the end of a line',
    element: (
      <svg width="200" height="60" overflow="visible" aria-hidden="true">
        <path d="M0 30h200" stroke="currentColor" />
        <BreakLine x="80%" />
      </svg>
    ),
  },
];
