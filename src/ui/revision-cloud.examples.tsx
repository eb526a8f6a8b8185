import type { Example } from './example.ts';
import { LineType } from './line-type.tsx';
import { RevisionCloud } from './revision-cloud.tsx';

export const examples: Example[] = [
  {
    name: 'a credential in process',
    element: (
      <RevisionCloud>
        <LineType status="in-process" />
        <h3>In process</h3>
        <p>WOSB: application submitted, not yet certified.</p>
      </RevisionCloud>
    ),
  },
  {
    name: 'one line on water',
    element: (
      <div data-plane="water">
        <RevisionCloud>EDWOSB</RevisionCloud>
      </div>
    ),
  },
];
