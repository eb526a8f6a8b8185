import type { Example } from './example.ts';
import { FieldRow } from './field-row.tsx';
import { TextField } from './text-field.tsx';

export const examples: Example[] = [
  {
    name: 'two fields, under each other where it is narrow',
    element: (
      <FieldRow>
        <TextField name="email" label="Email" type="email" required />
        <TextField name="phone" label="Phone" type="tel" required />
      </FieldRow>
    ),
  },
];
