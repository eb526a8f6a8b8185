import { type ComponentProps, type ReactNode, useCallback } from 'react';
import type { Form as FormRecord } from '#content/words/forms.schema.ts';
import { formWords } from '#content/words/forms.ts';
import type { FormDraft } from '#src/lib/form-draft.ts';
import type { OneOf } from '#src/lib/validate-form.ts';
import { Form } from '#src/ui/form.tsx';
import { DirectContact } from './direct-contact.tsx';
import css from './message-form.module.css';
import { MessageTrap } from './message-trap.tsx';
import { SubmitButton } from './submit-button.tsx';
import { UndeliveredMessage } from './undelivered-message.tsx';
import { useMessage } from './use-message.ts';

type MessageFormProps = Pick<ComponentProps<typeof SubmitButton>, 'variant'> & {
  /** What the receiver knows the form by; also the form's `name` in the document. */
  name: string;
  record: FormRecord;
  head: ReactNode;
  submit: string;
  oneOf?: OneOf;
  /** Keeps what is typed while the form is away. */
  draft?: FormDraft;
  onSent?: () => void;
  className?: string | undefined;
  'aria-labelledby'?: string;
  children: ReactNode;
};

/** A form that reaches the company: checks, delivers where delivery is set up, and says what became of it. */
export function MessageForm(props: MessageFormProps) {
  const { name, record, head, submit, variant, oneOf, draft, onSent, children, ...rest } = props;
  const { progress, undelivered, fallbackNotice, send, reportInvalid, dismiss, prepare } = useMessage(
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
      ref={restore}
      name={name}
      words={record.fields}
      optional={formWords.optional}
      oneOf={oneOf}
      onValid={send}
      onInvalid={reportInvalid}
      onCorrected={dismiss}
      onFocus={prepare}
      onInput={(event) => draft?.save(event.currentTarget)}
      head={head}
      foot={
        <>
          <p className={css.required}>{record.requiredNote}</p>
          <SubmitButton progress={progress} variant={variant}>
            {submit}
          </SubmitButton>
        </>
      }
    >
      {undelivered && <UndeliveredMessage values={undelivered} record={record} />}
      {fallbackNotice && (
        <p role="status">
          <b>{fallbackNotice.title}</b> {fallbackNotice.text}
        </p>
      )}
      {children}
      <MessageTrap />
      <DirectContact />
    </Form>
  );
}
