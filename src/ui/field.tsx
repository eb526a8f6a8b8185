import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext } from 'react';
import type { FieldErrors } from '#src/lib/validate-form.ts';
import type { Field } from '#src/views/form.ts';
import css from './field.module.css';
import { RevisionTriangle } from './revision-triangle.tsx';
import { Select } from './select.tsx';

/** What a form tells its fields; around a form that came back from the server, what it shows at once. */
export const FormContext = createContext<{
  errors: FieldErrors;
  optional?: string;
  idPrefix?: string;
}>({ errors: {} });

export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  defaultValue: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FormFieldProps<Name extends string> {
  of: { fields: Readonly<Record<NoInfer<Name>, Field>> };
  name: Name;
  autoComplete?: string;
  value?: string | undefined;
  /** What a group tells its fields: they share a hint and an error, and none is marked optional. */
  group?: { describedBy: string; isFaulty: boolean };
}

/** A field of a form as its record declares it: label, control, hint and error, joined. A group has one cloud around its fields. */
export function FormField<Name extends string>({ of, name, value, group, ...rest }: FormFieldProps<Name>) {
  const field: Field = of.fields[name];
  const { label, hint, required = false } = field;
  const { errors, optional, idPrefix } = useContext(FormContext);
  const id = `${idPrefix}-${name}`;
  const error = errors[name];
  const isFaulty = Boolean(error || group?.isFaulty);
  const describedBy = clsx(error && `${id}-error`, group?.describedBy, hint && `${id}-hint`);
  const notes = (
    <>
      {error && (
        // the server finds the line by the name of the field when it sends a form back
        <p className={css.error} id={`${id}-error`} data-error-of={name}>
          <RevisionTriangle mark="!" className={css.mark} />
          <span data-error-text="">{error}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
  if (field.type === 'one-of')
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
      <div role="group" aria-label={label} className={css.group}>
        <FieldRow>
          {field.fields.map((one) => (
            <FormField key={one} of={of} name={one as Name} group={{ describedBy, isFaulty }} />
          ))}
        </FieldRow>
        {notes}
      </div>
    );
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id} id={`${id}-label`}>
        {label}
        {!required && !group && <span className={css.optional}> {optional}</span>}
      </label>
      <div className={css.control}>
        <Control
          field={field}
          id={id}
          name={name}
          required={required}
          defaultValue={value}
          aria-invalid={isFaulty || undefined}
          aria-describedby={describedBy || undefined}
          {...rest}
        />
      </div>
      {notes}
    </div>
  );
}

/** Fields side by side where there is room for two. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

function Control({ field, ...props }: ControlProps & { field: Exclude<Field, { type: 'one-of' }> }) {
  if (field.type === 'choice') return <Select field={field} {...props} />;
  if (field.type === 'long')
    return <textarea rows={3} dir="auto" className={clsx(css.input, css.area)} {...props} />;
  return <input type={field.type} dir="auto" className={css.input} {...kinds[field.type]} {...props} />;
}

const kinds = {
  text: {},
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel', autoComplete: 'tel' },
} as const;
