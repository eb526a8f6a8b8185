import type { Example } from './example.ts';
import { Unbroken } from './unbroken.tsx';

export const examples: Example[] = [
  {
    name: 'figures, a county and a phone number',
    element: (
      <p>
        <Unbroken>
          Within 4 hours in Broward, Palm Beach and Miami-Dade, 24/7: (954) 555-0142. Workmanship 2 years.
        </Unbroken>
      </p>
    ),
  },
];
