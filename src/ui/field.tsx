import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext, useId } from 'react';
import type { FieldErrors } from '#src/lib/validate-form.ts';
import css from './field.module.css';
import { RevisionTriangle } from './revision-triangle.tsx';

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
const FieldPairContext = createContext<{ describedBy: string; isFaulty: boolean } | null>(null);

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
      <FieldError id={id} name={name} text={error} />
      <Hint id={id} text={hint} />
    </div>
  );
}

/** A line of the field whose control has the `id`. */
type LineProps = { id: string; text: string | undefined };

/** What is wrong with a field, beside it; the server finds the line by the name of the field when it sends a form back. */
function FieldError({ id, name, text }: LineProps & { name: string }) {
  return (
    text && (
      <p className={css.error} id={`${id}-error`} data-error-of={name}>
        <RevisionTriangle mark="!" className={css.mark} />
        <span data-error-text="">{text}</span>
      </p>
    )
  );
}

function Hint({ id, text }: LineProps) {
  return (
    text && (
      <p className={css.hint} id={`${id}-hint`}>
        {text}
      </p>
    )
  );
}

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
        <FieldError id={id} name={name} text={error} />
        <Hint id={id} text={hint} />
      </div>
    </FieldPairContext>
  );
}

/** Fields side by side where there is room for two. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

type TextFieldProps = FieldProps & {
  type: keyof typeof kinds | 'long';
  defaultValue?: string | undefined;
  autoComplete?: string;
};

/** One line of text, or several, which grow with what is typed. `type` brings the keyboard and what the browser may fill in. */
export function TextField({ name, label, hint, required, type, ...rest }: TextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {(wiring) =>
        type === 'long' ? (
          <textarea rows={3} dir="auto" className={clsx(css.input, css.area)} {...rest} {...wiring} />
        ) : (
          <input type={type} dir="auto" className={css.input} {...kinds[type]} {...rest} {...wiring} />
        )
      }
    </Field>
  );
}

const kinds = {
  text: {},
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel', autoComplete: 'tel' },
} as const;
