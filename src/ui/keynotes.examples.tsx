import type { Example } from './example.ts';
import { Keynotes } from './keynotes.tsx';

export const examples: Example[] = [
  {
    name: 'seven parts',
    element: (
      <Keynotes
        items={[
          { flag: 1, title: 'Dampers', text: 'Stroked open and shut, linkage greased.' },
          { flag: 2, title: 'Filters', text: 'Changed on the gauge reading, not the calendar.' },
          { flag: 3, title: 'Valves', text: 'Isolated, exercised, packing checked.' },
          { flag: 4, title: 'Coil', text: 'Washed from the clean side, fins combed.' },
          { flag: 5, title: 'Drain pan', text: 'Flushed, trap primed.' },
          { flag: 6, title: 'Fans', text: 'Amps and vibration logged.' },
          { flag: 7, title: 'Controller', text: 'Set points checked.' },
        ]}
      />
    ),
  },
];
