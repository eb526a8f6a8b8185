import type { Example } from './example.ts';
import { LabelText } from './label-text.tsx';

export const examples: Example[] = [
  {
    name: 'a name with a small letter',
    element: (
      <p className="label">
        <LabelText>SBA 8(a) status</LabelText>
      </p>
    ),
  },
];
