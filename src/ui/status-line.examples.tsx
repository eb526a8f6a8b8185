import type { Example } from './example.ts';
import { StatusLine } from './status-line.tsx';

export const examples: Example[] = (['held', 'in-process', 'experience'] as const).map((status) => ({
  name: status,
  element: <StatusLine status={status} />,
}));
