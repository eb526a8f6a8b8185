import { createContext } from 'react';
import type { FieldErrors } from '#src/lib/validate-form.ts';

/** What a form tells its fields. */
export const FormContext = createContext<{ errors: FieldErrors; optional: string }>({
  errors: {},
  optional: '',
});

/** What a pair tells its two fields: they share a hint and an error, and neither is marked optional. */
export const FieldPairContext = createContext<{ describedBy: string; isFaulty: boolean } | null>(null);

/** What a form finds wrong as soon as it is shown: one that came back from the server with its faults. */
export const ReturnedErrorsContext = createContext<FieldErrors>({});
