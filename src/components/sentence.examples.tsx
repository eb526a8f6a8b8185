import type { Example } from '#src/ui/example.ts';
import { Sentence } from './sentence.tsx';

export const examples: Example[] = [
  { name: 'plain', element: <Sentence>Our shop in Broward County.</Sentence> },
  { name: 'to be supplied', element: <Sentence>Street address: to be supplied. Call first.</Sentence> },
  { name: 'a name with a hyphen', element: <Sentence>Broward, Palm Beach and Miami-Dade.</Sentence> },
];
