import { CheckBoxList } from './check-box-list.tsx';
import type { Example } from './example.ts';

export const examples: Example[] = [
  {
    name: 'what to bring',
    element: (
      <CheckBoxList
        items={[
          { title: 'License for the trade', text: 'Florida certified or registered.' },
          { title: 'General liability' },
        ]}
      />
    ),
  },
];
