import { Bubble } from './bubble.tsx';
import type { Example } from './example.ts';

export const examples: Example[] = [
  { name: 'a part of another sheet', element: <Bubble top="4" bottom="M-203" /> },
];
