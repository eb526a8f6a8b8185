import { clsx } from 'clsx';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type FieldErrors,
  type FieldValues,
  type FieldWords,
  type OneOf,
  readFields,
  validateForm,
} from '#src/lib/validate-form.ts';
import css from './form.module.css';
import { FormContext } from './form-context.ts';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInvalid'> & {
  words: FieldWords;
  /** Follows the label of a field that may stay empty. */
  optional: string;
  oneOf?: OneOf | undefined;
  head: ReactNode;
  foot: ReactNode;
  /** Something is missing (or only malformed): the fields say so already, the first of them has the focus. */
  onInvalid: (isIncomplete: boolean) => void;
  /** The last fault was corrected. */
  onCorrected: () => void;
  /** Everything is in order. May answer with faults that only the receiver could find. */
  onValid: (values: FieldValues, form: HTMLFormElement) => Promise<FieldErrors | undefined>;
};

/**
 * A form as a sheet with a head and a foot. Fields keep their values themselves, so nothing typed is ever lost to a
 * render; `required` and `type` on them are the rules.
 */
export function Form(props: FormProps) {
  const {
    words,
    optional,
    oneOf,
    head,
    foot,
    onInvalid,
    onCorrected,
    onValid,
    className,
    children,
    ...rest
  } = props;
  const [errors, setErrors] = useState<FieldErrors>({});
  const closedUntil = useRef(0);

  const show = (form: HTMLFormElement, next: FieldErrors) => {
    flushSync(() => setErrors(next));
    focusFirstInvalid(form);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // while one message is on its way, and for a second Enter right after it
    if (performance.now() < closedUntil.current) return;
    const form = event.currentTarget;
    const result = validateForm(readFields(form), words, oneOf);
    show(form, result.errors);
    if (Object.keys(result.errors).length) return onInvalid(result.isIncomplete);
    closedUntil.current = Number.POSITIVE_INFINITY;
    const rejected = await onValid(result.values, form).finally(() => {
      closedUntil.current = performance.now() + 300;
    });
    if (rejected) show(form, rejected);
  };

  const clearCorrected = (event: FormEvent<HTMLFormElement>) => {
    // whoever types on means the next message
    if (Number.isFinite(closedUntil.current)) closedUntil.current = 0;
    const { name } = event.target as HTMLInputElement;
    const key = errors[name] ? name : oneOf?.fields.includes(name) ? oneOf.name : undefined;
    if (!key || !errors[key]) return;
    if (validateForm(readFields(event.currentTarget), words, oneOf).errors[key]) return;
    const { [key]: _corrected, ...remaining } = errors;
    setErrors(remaining);
    if (Object.keys(remaining).length === 0) onCorrected();
  };

  return (
    <FormContext value={{ errors, optional }}>
      {/* method="dialog" outside a dialog element sends nothing anywhere, whatever the browser and its policy */}
      <form
        className={clsx(css.sheet, className)}
        method="dialog"
        noValidate
        onSubmit={submit}
        onChange={clearCorrected}
        {...rest}
      >
        <div className={css.head}>{head}</div>
        <div className={css.body}>{children}</div>
        <div className={css.foot}>{foot}</div>
      </form>
    </FormContext>
  );
}

function focusFirstInvalid(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  if (!field) return;
  field.focus({ preventScroll: true });
  // with its label just under the header, where no notice or bar lies over it or over the next ones
  (field.labels?.[0] ?? field).scrollIntoView();
}
