import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { messageRoute } from '#content/routes.ts';
import type { Form as FormRecord } from '#content/words/forms.schema.ts';
import { type FormName, forms, formWords } from '#content/words/forms.ts';
import type { FormDraft } from '#src/lib/form-draft.ts';
import { Form } from '#src/ui/form.tsx';
import { DirectContact } from './direct-contact.tsx';
import css from './message-form.module.css';
import { MessageReceipt } from './message-receipt.tsx';
import { MessageTrap } from './message-trap.tsx';
import { SubmitButton } from './submit-button.tsx';
import { UndeliveredMessage } from './undelivered-message.tsx';
import { dismiss, prepare, useMessage } from './use-message.ts';

type MessageFormProps = Pick<ComponentProps<typeof SubmitButton>, 'variant'> & {
  /** What the receiver knows the form by; also the form's `name` in the document. */
  name: FormName;
  head: ReactNode;
  submit: string;
  /** Keeps what is typed while the form is away. */
  draft?: FormDraft;
  onSent?: () => void;
  className?: string | undefined;
  'aria-labelledby'?: string;
  children: ReactNode;
};

/** A form that reaches the company: checks, delivers where delivery is set up, and says what became of it. */
export function MessageForm(props: MessageFormProps) {
  const { name, head, submit, variant, draft, onSent, children, ...rest } = props;
  const record: FormRecord = forms[name];
  const { way, progress, delivered, undelivered, fallbackNotice, send, reportInvalid, begin } = useMessage(
    name,
    record,
    () => {
      draft?.clear();
      onSent?.();
    },
  );
  const restore = useCallback((form: HTMLFormElement | null) => void (form && draft?.restore(form)), [draft]);
  return (
    <Form
      {...rest}
      {...(way.mode === 'here' && { method: 'post', action: messageRoute.path })}
      ref={restore}
      name={name}
      fields={record.fields}
      optional={formWords.optional}
      onValid={send}
      onInvalid={reportInvalid}
      onCorrected={dismiss}
      onFocus={prepare}
      onInput={(event) => {
        draft?.save(event.currentTarget);
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
      <MessageTrap />
      <DirectContact mode={way.mode} />
    </Form>
  );
}
