import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import css from './text-area.module.css';

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
