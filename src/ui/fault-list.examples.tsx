import type { Example } from './example.ts';
import { FaultList } from './fault-list.tsx';

export const examples: Example[] = [
  {
    name: 'two faults',
    element: (
      <>
        <FaultList
          title="Correct these"
          faults={[
            { name: 'name', label: 'Name', text: 'Enter your name', control: 'fault-name' },
            {
              name: 'email',
              label: 'Email',
              text: 'Enter an email such as ana@example.com',
              control: 'fault-email',
            },
          ]}
        />
        <input id="fault-name" aria-label="Name" /> <input id="fault-email" aria-label="Email" />
      </>
    ),
  },
];
