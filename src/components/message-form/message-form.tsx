import { formWords } from 'words:forms';
import { returnedPage } from 'words:messages';
import * as shell from 'words:shell';
import { clsx } from 'clsx';
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { MailLink, PhoneLink } from '#src/components/links.tsx';
import { honeypotField } from '#src/lib/form-fields.ts';
import { keepWriter, offerWriter } from '#src/lib/keep-entries.ts';
import { readValues } from '#src/lib/validate-form.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Form } from '#src/ui/form.tsx';
import { Select } from '#src/ui/select.tsx';
import type { Field, Form as FormRecord } from '#src/views/form.ts';
import type { FormName } from '#src/views/forms.ts';
import { messageRoute } from '#src/views/routes.ts';
import css from './message-form.module.css';
import { MessageReceipt, UndeliveredMessage } from './message-outcome.tsx';
import { prepare, useMessage } from './use-message.ts';

export interface MessageFormProps {
  /** What the receiver knows the form by; also the form's `name` in the document. */
  name: FormName;
  record: FormRecord;
  head?: ReactNode;
  submit: string;
  /** Of the button that sends; amber is the quote's alone. */
  variant?: 'solid' | 'amber';
  onSent?: () => void;
  className?: string | undefined;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** A form that reaches the company: checks, delivers where delivery is set up, and says what became of it. */
export function MessageForm(props: MessageFormProps) {
  const { name, record, head, submit, variant = 'solid', onSent, children, ...rest } = props;
  const { way, progress, delivered, undelivered, fallbackNotice, ...message } = useMessage(name, record, () =>
    onSent?.(),
  );
  const action = way.mode === 'none' ? formWords.compose.button : submit;
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a page that was made ready is gone to
  const offer = useCallback((form: HTMLFormElement | null) => offerWriter(form), [pathname]);
  return (
    <Form
      {...rest}
      {...(way.mode === 'here' && { method: 'post', action: messageRoute.path })}
      name={name}
      fields={record.fields}
      optional={formWords.optional}
      faultsTitle={returnedPage.faults}
      onValid={message.send}
      onInvalid={message.reportInvalid}
      onCorrected={message.dismiss}
      ref={offer}
      onFocus={({ currentTarget }) => {
        // the dialog's form was there before the others
        offerWriter(currentTarget);
        // not in the frame in which a picker opens
        setTimeout(prepare, 300);
      }}
      onInput={({ target, currentTarget }) => {
        keepWriter(target);
        message.begin(readValues(currentTarget));
      }}
      head={head}
      preface={way.mode === 'notice' && <PracticeStamp />}
      foot={
        <>
          <p className={clsx('small', css.required)}>{record.requiredNote}</p>
          {/* not disabled: that would drop the focus; a second submit is ignored by the form */}
          <Button
            type="submit"
            variant={variant}
            className={css.submit}
            aria-disabled={progress !== 'idle' || undefined}
            // the second half of a double click
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            <span aria-live="polite">{progress === 'idle' ? action : formWords[progress]}</span>
          </Button>
        </>
      }
    >
      {undelivered && <UndeliveredMessage {...undelivered} record={record} />}
      <div role="status" className={css.status}>
        {delivered && <MessageReceipt {...delivered} success={record.success} />}
        {fallbackNotice && (
          <p>
            <b>{fallbackNotice.title}</b> {fallbackNotice.text}
          </p>
        )}
        {way.mode !== 'here' && (
          <p className={css.stopped}>
            {shell.stopped.text} {shell.stopped.call} <PhoneLink />
          </p>
        )}
      </div>
      {children}
      {way.mode === 'here' && <input type="hidden" name="form" value={name} />}
      <Honeypot />
      {/* the way past it needs no script and no typing */}
      {way.mode !== 'notice' && (
        <p className={clsx('small', css.direct)}>
          {way.mode === 'none' ? <b>{formWords.compose.direct}</b> : formWords.direct} <MailLink />{' '}
          <PhoneLink />
        </p>
      )}
    </Form>
  );
}

/** What an application of sample content is, before anybody types, and how to apply all the same. */
function PracticeStamp() {
  return (
    <div className={clsx('note', css.box)}>
      <p className="name">{formWords.practice.title}</p>
      <p className={css.direct}>
        {formWords.practice.text} <MailLink /> <PhoneLink />
      </p>
    </div>
  );
}

/** A field that only machines fill in. Its name means nothing to a browser's autofill, so that no person is caught. */
function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {formWords.honeypot}
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The bar over a form that is a sheet of its own: what it is, by whose `id` it is named, and its number. */
export function FormHead({ id, of }: { id?: string; of: FormRecord }) {
  return (
    <>
      <div className={css.title}>
        <p className="label">{formWords.kind}</p>
        <p className="name" id={id}>
          {of.title}
        </p>
      </div>
      <p className={clsx('figure-md nb', css.sheet)}>{of.sheet}</p>
    </>
  );
}

interface FormFieldProps<Name extends string> {
  /** The record of the form. */
  of: { fields: Readonly<Record<NoInfer<Name>, Field>> };
  name: Name;
  autoComplete?: string;
  /** What stands in it from the start. */
  value?: string | undefined;
}

/** A field of a form as its record declares it: label, hint, kind of control, and whether it is required. */
export function FormField<Name extends string>({ of, name, value, ...rest }: FormFieldProps<Name>) {
  const field: Field = of.fields[name];
  const { label, hint, required } = field;
  const common = { name, label, hint, required, defaultValue: value, ...rest };
  if (field.type === 'one-of') throw new Error(`"${name}" is a group: show it as a FieldPair of its fields`);
  if (field.type === 'choice')
    return <Select {...common} options={field.options} placeholder={field.placeholder} />;
  return <TextField type={field.type} {...common} />;
}
