import type { Example } from './example.ts';
import { TextArea } from './text-area.tsx';

export const examples: Example[] = [
  {
    name: 'empty',
    element: <TextArea name="message" label="Message" hint="What have you worked on?" required />,
  },
  {
    name: 'grows with its lines',
    element: (
      <TextArea name="message" label="Message" defaultValue={'One\nTwo\nThree\nFour\nFive\nSix'} required />
    ),
  },
];
