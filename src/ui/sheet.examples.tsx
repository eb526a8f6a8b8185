import type { Example } from './example.ts';
import { Sheet } from './sheet.tsx';
import { Zone } from './zone.tsx';

export const examples: Example[] = [
  {
    name: 'ruler and border from 1024 px',
    element: (
      <Sheet>
        <Zone letter="A" padded>
          <p>The first zone</p>
        </Zone>
      </Sheet>
    ),
  },
];
