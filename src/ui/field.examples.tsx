import type { Example } from './example.ts';
import { Field } from './field.tsx';

export const examples: Example[] = [
  {
    name: 'any control takes its wiring',
    element: (
      <Field name="hours" label="Hours a week" hint="Between 20 and 40." required>
        {(control) => <input type="range" min={20} max={40} {...control} />}
      </Field>
    ),
  },
];
