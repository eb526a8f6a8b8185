import { clsx } from 'clsx';
import { type ReactNode, useContext, useId } from 'react';
import css from './field.module.css';
import { FieldError } from './field-error.tsx';
import { FieldPairContext, FormContext } from './form-context.ts';

interface FieldPairProps {
  /** The key of the error that both fields share. */
  name: string;
  label: string;
  hint: string;
  children: ReactNode;
}

/** Two fields of which one is enough: one hint, one error, and one cloud around both. */
export function FieldPair({ name, label, hint, children }: FieldPairProps) {
  const id = useId();
  const error = useContext(FormContext).errors[name];
  return (
    <FieldPairContext
      value={{ describedBy: clsx(error && `${id}-error`, `${id}-hint`), isFaulty: Boolean(error) }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div role="group" aria-label={label} className={css.group}>
        <div className={css.row}>{children}</div>
        {error && (
          <FieldError id={`${id}-error`} of={name}>
            {error}
          </FieldError>
        )}
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      </div>
    </FieldPairContext>
  );
}
