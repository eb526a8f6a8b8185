import type { ComponentProps, ReactNode } from 'react';
import { messageRoute } from '#content/addresses/routes.ts';
import type { Form as FormRecord } from '#content/words/forms.schema.ts';
import { type FormName, forms, formWords } from '#content/words/forms.ts';
import { returnedPage } from '#content/words/messages.ts';
import { keepWriter, offerWriter } from '#src/lib/writer-entries.ts';
import { Form } from '#src/ui/form.tsx';
import { DirectContact } from './direct-contact.tsx';
import { Honeypot } from './honeypot.tsx';
import css from './message-form.module.css';
import { MessageReceipt } from './message-receipt.tsx';
import { SubmitButton } from './submit-button.tsx';
import { UndeliveredMessage } from './undelivered-message.tsx';
import { dismiss, prepare, useMessage } from './use-message.ts';

type MessageFormProps = Pick<ComponentProps<typeof SubmitButton>, 'variant'> & {
  /** What the receiver knows the form by; also the form's `name` in the document. */
  name: FormName;
  head?: ReactNode;
  submit: string;
  onSent?: () => void;
  className?: string | undefined;
  'aria-labelledby'?: string;
  children: ReactNode;
};

/** A form that reaches the company: checks, delivers where delivery is set up, and says what became of it. */
export function MessageForm(props: MessageFormProps) {
  const { name, head, submit, variant, onSent, children, ...rest } = props;
  const record: FormRecord = forms[name];
  const { way, progress, delivered, undelivered, fallbackNotice, send, reportInvalid, begin } = useMessage(
    name,
    record,
    () => onSent?.(),
  );
  return (
    <Form
      {...rest}
      {...(way.mode === 'here' && { method: 'post', action: messageRoute.path })}
      name={name}
      fields={record.fields}
      optional={formWords.optional}
      faultsTitle={returnedPage.faults}
      onValid={send}
      onInvalid={reportInvalid}
      onCorrected={dismiss}
      ref={offerWriter}
      onFocus={({ currentTarget }) => {
        // the dialog's form was there before the others
        offerWriter(currentTarget);
        void prepare();
      }}
      onInput={({ target }) => {
        keepWriter(target);
        begin();
      }}
      head={head}
      foot={
        <>
          <p className={css.required}>{record.requiredNote}</p>
          <SubmitButton progress={progress} variant={variant}>
            {way.mode === 'none' ? formWords.compose.button : submit}
          </SubmitButton>
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
      </div>
      {children}
      {way.mode === 'here' && <input type="hidden" name="form" value={name} />}
      <Honeypot />
      <DirectContact mode={way.mode} />
    </Form>
  );
}
