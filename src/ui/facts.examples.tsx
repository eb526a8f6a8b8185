import type { Example } from './example.ts';
import { Facts } from './facts.tsx';

const items = [
  { term: 'License', value: 'to be supplied' },
  { term: 'Owner', value: 'Woman-owned, 51%' },
  { term: 'Performance bond', value: 'Adds 3% of project cost' },
];

export const examples: Example[] = [
  { name: 'rows', element: <Facts items={items} /> },
  { name: 'rows, labels', element: <Facts items={items} lettering="label" /> },
  { name: 'stacked, labels', element: <Facts items={items} lettering="label" layout="stack" /> },
];
