import type { Example } from './example.ts';
import { FormContext } from './form-context.ts';
import { TextField } from './text-field.tsx';

export const examples: Example[] = [
  { name: 'required', element: <TextField name="name" label="Name" autoComplete="name" required /> },
  {
    name: 'optional, with a hint',
    element: (
      <FormContext value={{ errors: {}, optional: '(optional)' }}>
        <TextField name="license" label="License or card no." hint="As it stands on the card." />
      </FormContext>
    ),
  },
  {
    name: 'faulty: the cloud stays inside the column',
    element: (
      <FormContext value={{ errors: { phone: 'Write the number like (954) 555-0142' }, optional: '' }}>
        <TextField name="phone" label="Phone" type="tel" defaultValue="12" required />
      </FormContext>
    ),
  },
];
