import type { Example } from './example.ts';
import { FieldError } from './field-error.tsx';

export const examples: Example[] = [
  {
    name: 'beside a field',
    element: (
      <FieldError id="example-error" of="name">
        Enter your name
      </FieldError>
    ),
  },
];
