import type { Example } from './example.ts';
import { FieldPair } from './field-pair.tsx';
import { FormContext } from './form-context.ts';
import { TextField } from './text-field.tsx';

const pair = (
  <FieldPair name="reach" label="How we reach you" hint="One of the two is enough.">
    <TextField name="email" label="Email" type="email" />
    <TextField name="phone" label="Phone" type="tel" />
  </FieldPair>
);

export const examples: Example[] = [
  { name: 'one of two', element: pair },
  {
    name: 'neither filled in: one cloud around both',
    element: (
      <FormContext value={{ errors: { reach: 'Enter an email or a phone number' }, optional: '' }}>
        {pair}
      </FormContext>
    ),
  },
];
