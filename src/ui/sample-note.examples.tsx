import type { Example } from './example.ts';
import { SampleNote } from './sample-note.tsx';

export const examples: Example[] = [
  { name: 'one line', element: <SampleNote>Names and numbers here are samples.</SampleNote> },
];
