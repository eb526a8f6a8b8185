import type { Example } from './example.ts';
import { HexagonFlag } from './hexagon-flag.tsx';

export const examples: Example[] = [
  {
    name: 'one and twelve',
    element: (
      <>
        <HexagonFlag>1</HexagonFlag> <HexagonFlag>12</HexagonFlag>
      </>
    ),
  },
];
