import type { Example } from './example.ts';
import { MoreLink } from './more-link.tsx';

export const examples: Example[] = [
  { name: 'on paper', element: <MoreLink href="#more-link">Chiller types and services</MoreLink> },
];
