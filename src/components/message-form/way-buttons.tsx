import { formWords } from 'words:forms';
import { CallButton } from '#src/components/call-button.tsx';
import { MailButton } from '#src/components/mail-button.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import { messageText } from '#src/lib/message-text.ts';
import type { FieldValues } from '#src/lib/validate-form.ts';
import { Row } from '#src/ui/layout.tsx';
import type { Form } from '#src/views/form.ts';
import css from './message-form.module.css';

interface WayButtonsProps {
  values: FieldValues;
  record: Form;
  /** Leaves out the mail, which goes the way that is broken. */
  isOffline?: boolean;
}

/** Mail, text and call, the first two with the entries in them; the server finds them by `data-way`. */
export function WayButtons({ values, record, isOffline = false }: WayButtonsProps) {
  const text = messageText(values, record.fields);
  return (
    <Row gap="tight" className={css.ways}>
      {!isOffline && (
        <MailButton size="small" subject={record.title} body={text} data-way="mail">
          {formWords.failureMail}
        </MailButton>
      )}
      <TextButton size="small" body={text} data-way="text">
        {formWords.failureText}
      </TextButton>
      <CallButton size="small">{formWords.failureCall}</CallButton>
    </Row>
  );
}
