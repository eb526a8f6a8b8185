import type { Example } from './example.ts';
import { KeyedDrawing } from './keyed-drawing.tsx';

export const examples: Example[] = [
  {
    name: 'leaders and a flag on its part',
    element: (
      <KeyedDrawing
        picture={
          <svg viewBox="0 0 600 240" aria-hidden="true">
            <path d="M60 60h480v140H60zM300 60v140" fill="none" stroke="currentColor" />
          </svg>
        }
        flags={[
          { flag: 1, at: [20, 8], to: [30, 45] },
          { flag: 2, at: [75, 54] },
        ]}
      />
    ),
  },
];
