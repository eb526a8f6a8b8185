import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { type?: keyof typeof kinds };

/** One line of text. `type` brings the keyboard and what the browser may fill in. */
export function TextField({ name, label, hint, required, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {(wiring) => (
        <input type={type} dir="auto" className={css.input} {...kinds[type]} {...rest} {...wiring} />
      )}
    </Field>
  );
}

const kinds = {
  text: {},
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel', autoComplete: 'tel' },
} as const;

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text; grows with them. */
export function TextArea({ name, label, hint, required, ...rest }: TextAreaProps) {
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {(wiring) => (
        <textarea rows={3} dir="auto" className={clsx(css.input, css.area)} {...rest} {...wiring} />
      )}
    </Field>
  );
}
