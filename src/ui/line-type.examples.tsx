import type { Example } from './example.ts';
import { LineType } from './line-type.tsx';

export const examples: Example[] = (['held', 'in-process', 'experience'] as const).map((status) => ({
  name: status,
  element: <LineType status={status} />,
}));
