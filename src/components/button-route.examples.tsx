import type { Example } from '#src/ui/example.ts';
import { ButtonRoute } from './button-route.tsx';

export const examples: Example[] = [
  {
    name: 'to an anchor of a page',
    element: (
      <ButtonRoute to="careers" hash="positions">
        See the positions
      </ButtonRoute>
    ),
  },
];
