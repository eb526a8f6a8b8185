import { clsx } from 'clsx';
import { type ReactNode, useContext, useId } from 'react';
import css from './field.module.css';
import { FieldError } from './field-error.tsx';
import { FieldPairContext, FormContext } from './form-context.ts';

/** What a control has to carry to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean;
}

/** Label, control, hint and error of one field, with the wiring that joins them. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { name, label, hint, required = false, children } = props;
  const ownId = useId();
  const { errors, optional, idPrefix } = useContext(FormContext);
  const id = idPrefix ? `${idPrefix}-${name}` : ownId;
  const pair = useContext(FieldPairContext);
  const error = errors[name];
  const describedBy = clsx(error && `${id}-error`, pair?.describedBy, hint && `${id}-hint`);
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id} id={`${id}-label`}>
        {label}
        {!required && !pair && <span className={css.optional}> {optional}</span>}
      </label>
      <div className={css.control}>
        {children({
          id,
          name,
          required,
          'aria-invalid': error || pair?.isFaulty ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
      </div>
      {error && (
        <FieldError id={`${id}-error`} of={name}>
          {error}
        </FieldError>
      )}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
