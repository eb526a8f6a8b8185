import type { ReactNode } from 'react';
import type { ContactCardVariant } from '#content/words/contact-card.schema.ts';
import { contactCard } from '#content/words/contact-card.ts';
import { contactForm, subcontractorForm } from '#content/words/forms.ts';
import { MessageForm } from '#src/components/message-form/message-form.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import type { FormDraft } from '#src/lib/form-draft.ts';
import { FieldPair } from '#src/ui/field-pair.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import css from './contact-form.module.css';
import { NeedFields } from './need-fields.tsx';
import { PartnerFields } from './partner-fields.tsx';

interface ContactFormProps {
  variant: keyof typeof contactCard;
  head: ReactNode;
  noteId?: string;
  draft?: FormDraft;
  onSent?: () => void;
  'aria-labelledby'?: string;
}

const reachable = { name: 'reach', fields: ['email', 'phone'] };

/** The contact card's form: a name, an email or a phone, and what it is about. */
export function ContactForm({ variant, noteId, ...rest }: ContactFormProps) {
  const isPartner = variant === 'subcontractor';
  const record = isPartner ? subcontractorForm : contactForm;
  const { name, email, phone, reach, message } = record.fields;
  const { note, urgent, submit }: ContactCardVariant = contactCard[variant];
  return (
    <MessageForm
      {...rest}
      name={variant === 'default' ? 'contact' : variant}
      record={record}
      submit={submit}
      variant={variant === 'quote' ? 'amber' : 'solid'}
      oneOf={reachable}
    >
      <p className={css.note} id={noteId}>
        {note}
        {urgent && (
          <>
            {' '}
            {urgent} <PhoneLink />
          </>
        )}
      </p>
      <TextField name="name" label={name.label} autoComplete="name" required />
      <FieldPair name="reach" label={reach.label} hint={reach.hint}>
        <TextField name="email" label={email.label} type="email" />
        <TextField name="phone" label={phone.label} type="tel" />
      </FieldPair>
      {isPartner ? <PartnerFields /> : <NeedFields />}
      <TextArea name="message" label={message.label} hint={message.hint} />
    </MessageForm>
  );
}
