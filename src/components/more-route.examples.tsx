import type { Example } from '#src/ui/example.ts';
import { MoreRoute } from './more-route.tsx';

export const examples: Example[] = [
  { name: 'to a page', element: <MoreRoute to="chillers">Chiller types and services</MoreRoute> },
];
