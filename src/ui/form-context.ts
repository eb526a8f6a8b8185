import { createContext } from 'react';
import type { FieldErrors } from '#src/lib/validate-form.ts';

/** What a form tells its fields. */
export const FormContext = createContext<{
  errors: FieldErrors;
  optional: string;
  /** Begins the ids of its controls: the list of faults leads to them. */
  idPrefix?: string | undefined;
}>({
  errors: {},
  optional: '',
});

/** What a pair tells its two fields: they share a hint and an error, and neither is marked optional. */
export const FieldPairContext = createContext<{ describedBy: string; isFaulty: boolean } | null>(null);

/** A form that came back from the server: it shows its faults at once, and a list of them leads to its controls. */
export const ReturnedFormContext = createContext<{ errors: FieldErrors; idPrefix?: string }>({ errors: {} });
