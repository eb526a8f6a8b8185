import { clsx } from 'clsx';
import type { ComponentProps, FormEvent, MouseEvent, ReactNode } from 'react';
import { createContext, useContext, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showField } from '#src/lib/form-fields.ts';
import type { Fault, FieldErrors, Fields, FieldValues } from '#src/lib/validate-form.ts';
import { listFaults, readValues, validateForm } from '#src/lib/validate-form.ts';
import { FormContext } from './field.tsx';
import css from './form.module.css';

/** A form that came back from the server: it shows its faults at once, and a list of them leads to its controls. */
export const ReturnedFormContext = createContext<{ errors: FieldErrors; idPrefix?: string }>({ errors: {} });

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInvalid'> & {
  /** The rules of its fields, and the words for what is wrong with them. */
  fields: Fields;
  /** Follows the label of a field that may stay empty. */
  optional: string;
  /** Over the list of what is wrong, where that is more than two things: fewer are seen at a glance. */
  faultsTitle: string;
  /** None where the title stands outside. */
  head?: ReactNode;
  /** What is read before anything else of it: over the list of faults, which stays beside the first field. */
  preface?: ReactNode;
  foot: ReactNode;
  /** Something is missing (or only malformed): the fields say so already, the first of them has the focus. */
  onInvalid: (isIncomplete: boolean) => void;
  /** Nothing that is required is missing any more. */
  onCorrected: () => void;
  /** Everything is in order. May answer with faults that only the receiver could find. */
  onValid: (values: FieldValues, form: HTMLFormElement) => Promise<FieldErrors | undefined>;
};

/** A form as a sheet with a head and a foot. Fields keep their values themselves, so nothing typed is ever lost to a render. */
export function Form(props: FormProps) {
  const { fields, optional, faultsTitle, head, preface, foot, onInvalid, onCorrected, onValid, ...others } =
    props;
  const { className, children, ...rest } = others;
  const returned = useContext(ReturnedFormContext);
  const ownPrefix = useId();
  const idPrefix = returned.idPrefix ?? ownPrefix;
  const [errors, setErrors] = useState<FieldErrors>(returned.errors);
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
    const { values, errors: faulty, isIncomplete } = validateForm(readValues(form), fields);
    show(form, faulty);
    if (Object.keys(faulty).length) return onInvalid(isIncomplete);
    closedUntil.current = Number.POSITIVE_INFINITY;
    const rejected = await onValid(values, form).finally(() => {
      closedUntil.current = performance.now() + 300;
    });
    if (rejected) show(form, rejected);
  };

  const clearCorrected = (event: FormEvent<HTMLFormElement>) => {
    // whoever types on means the next message
    if (Number.isFinite(closedUntil.current)) closedUntil.current = 0;
    const { name } = event.target as HTMLInputElement;
    const key = Object.keys(errors).find((one) => one === name || belongsTo(fields[one], name));
    const now = validateForm(readValues(event.currentTarget), fields);
    if (!key || now.errors[key]) return;
    const { [key]: _corrected, ...remaining } = errors;
    setErrors(remaining);
    if (!now.isIncomplete) onCorrected();
  };

  // the page of a form that came back has a list of its own
  const faults = returned.idPrefix ? [] : listFaults(errors, fields, idPrefix);

  return (
    <FormContext value={{ errors, optional, idPrefix }}>
      {/* method="dialog" sends nothing anywhere, whatever the browser and its policy */}
      <form
        className={clsx(css.sheet, className)}
        method="dialog"
        noValidate
        onSubmit={submit}
        onChange={clearCorrected}
        {...rest}
      >
        {head && <div className={css.head}>{head}</div>}
        <div className={css.body}>
          {preface}
          {faults.length > 2 && <FaultList title={faultsTitle} faults={faults} />}
          {children}
        </div>
        <div className={css.foot}>{foot}</div>
      </form>
    </FormContext>
  );
}

function belongsTo(field: Fields[string] | undefined, name: string): boolean {
  return field?.type === 'one-of' && field.fields.includes(name);
}

function focusFirstInvalid(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  if (!field) return;
  showField(field);
  const list = form.querySelector('[data-faults]');
  const room = Math.min(innerHeight, list?.parentElement?.clientHeight ?? 0) / 2;
  // all faults at a glance, where the field that has the focus stays clear of a notice
  if (list && field.getBoundingClientRect().bottom - list.getBoundingClientRect().top <= room)
    list.scrollIntoView();
}

/** What is wrong in a form, summed up: each line leads to its field. */
export function FaultList({ title, faults }: { title: string; faults: readonly Fault[] }) {
  const id = useId();
  return (
    <div className={css.faults} data-faults="">
      <p className="label" id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {faults.map(({ name, label, text, control }) => (
          <li key={name} data-error-of={name}>
            <span>{label}</span>{' '}
            <a href={`#${control}`} data-error-text="" onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without a new address, at which a dialog would close. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.getAttribute('href')?.slice(1) ?? '');
  if (!field) return;
  event.preventDefault();
  showField(field);
}
