import type { Example } from './example.ts';
import { MatchLine } from './match-line.tsx';

export const examples: Example[] = (['end', 'start'] as const).map((side) => ({
  name: `at the ${side} of a piece`,
  element: <MatchLine side={side}>Match line</MatchLine>,
}));
