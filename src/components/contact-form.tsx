import { contactCard } from 'words:contact-card';
import { PhoneLink } from '#src/components/links.tsx';
import css from '#src/components/message-form/message-form.module.css';
import type { MessageFormProps } from '#src/components/message-form/message-form.tsx';
import { FormHead, MessageForm } from '#src/components/message-form/message-form.tsx';
import { FieldRow, FormField } from '#src/ui/field.tsx';
import { contactForm, subcontractorForm } from '#src/views/forms.ts';

type ContactFormProps = Pick<MessageFormProps, 'head' | 'className' | 'onSent' | 'aria-labelledby'> & {
  variant: keyof typeof contactCard;
  noteId?: string;
};

/** The contact card's form. Where its title stands outside, so does its note, and the form is headed by its number. */
export function ContactForm({ variant, head, noteId, ...rest }: ContactFormProps) {
  const form = variant === 'subcontractor' ? subcontractorForm : contactForm;
  const { note, submit } = contactCard[variant];
  const urgent = variant === 'quote' && contactCard.quote.urgent;
  return (
    <MessageForm
      {...rest}
      head={head ?? <FormHead of={form} />}
      name={variant === 'default' ? 'contact' : variant}
      record={form}
      submit={submit}
      variant={variant === 'quote' ? 'amber' : 'solid'}
    >
      {head && (
        <p className={css.note} id={noteId}>
          {note}
          {urgent && (
            <>
              {' '}
              {urgent} <PhoneLink />
            </>
          )}
        </p>
      )}
      <FormField of={form} name="name" autoComplete="name" />
      <FormField of={form} name="reach" />
      {variant === 'subcontractor' ? (
        <>
          <FormField of={subcontractorForm} name="company" autoComplete="organization" />
          <FieldRow>
            <FormField of={subcontractorForm} name="trade" />
            <FormField of={subcontractorForm} name="license" autoComplete="off" />
          </FieldRow>
        </>
      ) : (
        <FieldRow>
          <div className={css.need}>
            <FormField of={contactForm} name="need" />
            {/* whoever has an emergency reads at once that it is called in */}
            <div role="status">
              <p className={css.urgent} data-plane="red">
                {contactForm.fields.need.urgent} <PhoneLink />
              </p>
            </div>
          </div>
          <FormField of={contactForm} name="county" />
        </FieldRow>
      )}
      <FormField of={form} name="message" />
    </MessageForm>
  );
}
