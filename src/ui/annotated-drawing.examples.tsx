import type { ReactNode } from 'react';
import { AnnotatedDrawing } from './annotated-drawing.tsx';
import type { Example } from './example.ts';

const picture: ReactNode = (
  <svg viewBox="0 0 600 240" aria-hidden="true">
    <path d="M60 60h480v140H60zM300 60v140" fill="none" stroke="currentColor" />
  </svg>
);

export const examples: Example[] = [
  {
    name: 'a leader, and a flag on its part',
    element: (
      <AnnotatedDrawing
        picture={picture}
        views={[
          {
            flags: [
              { flag: 1, at: { x: 20, y: 8 }, part: { x: 30, y: 45 } },
              { flag: 2, part: { x: 75, y: 54 } },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: 'a plate',
    element: (
      <AnnotatedDrawing
        picture={picture}
        views={[
          {
            plates: [
              {
                title: 'Trainer board',
                text: 'a circuit you can see',
                at: { x: 30, y: 50 },
                part: { x: 75, y: 54 },
              },
            ],
          },
        ]}
      />
    ),
  },
];
