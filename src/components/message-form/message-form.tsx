import { formWords } from 'words:forms';
import * as shell from 'words:shell';
import { clsx } from 'clsx';
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { MailLink, PhoneLink } from '#src/components/links.tsx';
import { honeypotField } from '#src/lib/form-fields.ts';
import { offerWriter } from '#src/lib/keep-entries.ts';
import { Button } from '#src/ui/button.tsx';
import { FormContext } from '#src/ui/field.tsx';
import type { Form } from '#src/views/form.ts';
import type { FormName } from '#src/views/forms.ts';
import { messageRoute } from '#src/views/routes.ts';
import formCss from './form.module.css';
import css from './message-form.module.css';
import { FaultList, MessageReceipt, SentMessage, UndeliveredMessage } from './message-outcome.tsx';
import { prepare, useMessage } from './use-message.ts';

export interface MessageFormProps {
  name: FormName;
  record: Form;
  head?: ReactNode;
  submit: string;
  variant?: 'solid' | 'amber';
  onSent?: () => void;
  className?: string | undefined;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** A form as a sheet that reaches the company: checks, delivers where delivery is set up, and says what became of it. */
export function MessageForm(props: MessageFormProps) {
  const { name, record, head, submit, variant = 'solid', onSent, className, children, ...rest } = props;
  const message = useMessage(name, record, onSent);
  const { way, idPrefix, errors, faults, progress, delivered, undelivered, fallbackNotice } = message;
  const action = way.mode === 'none' ? formWords.compose.button : submit;
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a page that was made ready is gone to
  const offer = useCallback((form: HTMLFormElement | null) => offerWriter(form), [pathname]);
  return (
    <FormContext value={{ errors, idPrefix, optional: formWords.optional }}>
      <form
        {...rest}
        className={clsx(formCss.sheet, className)}
        // method="dialog" sends nothing anywhere, whatever the browser and its policy
        {...(way.mode === 'here' ? { method: 'post', action: messageRoute.path } : { method: 'dialog' })}
        name={name}
        noValidate
        ref={offer}
        onFocus={({ currentTarget }) => {
          // the dialog's form was there before the others
          offerWriter(currentTarget);
          // not in the frame in which a picker opens
          setTimeout(prepare, 300);
        }}
        onInput={message.change}
        // of form fillers that tell of nothing else
        onChange={message.change}
        onSubmit={message.submit}
      >
        {head && <div className={formCss.head}>{head}</div>}
        <div className={formCss.body}>
          {way.mode === 'notice' && <PracticeStamp />}
          {faults.length > 2 && <FaultList faults={faults} />}
          {undelivered && <UndeliveredMessage {...undelivered} record={record} />}
          <div className={clsx(css.outcome, delivered && ['note', css.receipt])} data-kept={delivered && ''}>
            <div role="status">
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
            {delivered && <SentMessage {...delivered} />}
          </div>
          {children}
          {way.mode === 'here' && <input type="hidden" name="form" value={name} />}
          <Honeypot />
          {way.mode !== 'notice' && (
            <p className={clsx('small', css.direct)}>
              {way.mode === 'none' ? <b>{formWords.compose.direct}</b> : formWords.direct} <MailLink />{' '}
              <PhoneLink />
            </p>
          )}
        </div>
        <div className={formCss.foot}>
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
        </div>
      </form>
    </FormContext>
  );
}

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
export function FormHead({ id, of }: { id?: string; of: Form }) {
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
