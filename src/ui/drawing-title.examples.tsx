import { DrawingTitle } from './drawing-title.tsx';
import type { Example } from './example.ts';

export const examples: Example[] = [
  {
    name: 'with a note',
    element: (
      <DrawingTitle number={2} sheet="M-101" note="Solid is held, dashed in process, chain is experience.">
        Credentials
      </DrawingTitle>
    ),
  },
  {
    name: 'two lines',
    element: (
      <DrawingTitle number={10} sheet="M-202">
        What each of the three kinds of chiller asks of the building it stands in
      </DrawingTitle>
    ),
  },
];
