import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import control from './control.module.css';
import css from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text; grows with them. */
export function TextArea({ name, label, hint, required, className, ...rest }: TextAreaProps) {
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {(wiring) => (
        <textarea
          rows={3}
          dir="auto"
          className={clsx(control.control, css.area, className)}
          {...rest}
          {...wiring}
        />
      )}
    </Field>
  );
}
