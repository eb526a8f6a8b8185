import type { Example } from './example.ts';
import { FormContext } from './form-context.ts';
import { Select } from './select.tsx';

const options = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
];

export const examples: Example[] = [
  {
    name: 'nothing chosen',
    element: (
      <Select name="level" label="Experience level" options={options} placeholder="Choose one" required />
    ),
  },
  {
    name: 'faulty',
    element: (
      <FormContext value={{ errors: { level: 'Choose a level' }, optional: '' }}>
        <Select name="level" label="Experience level" options={options} placeholder="Choose one" required />
      </FormContext>
    ),
  },
  {
    name: 'longer than the window',
    element: (
      <Select
        name="row"
        label="Row"
        options={Array.from({ length: 40 }, (_, row) => ({ value: `${row + 1}`, label: `Row ${row + 1}` }))}
        placeholder="Choose a row"
        required
      />
    ),
  },
];
