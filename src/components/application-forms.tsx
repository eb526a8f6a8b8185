import { formWords, resume } from 'words:forms';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { MailLink } from '#src/components/links.tsx';
import css from '#src/components/message-form/message-form.module.css';
import { FormHead, MessageForm } from '#src/components/message-form/message-form.tsx';
import { FieldRow, FormField } from '#src/ui/field.tsx';
import { careersForm, trainingForm } from '#src/views/forms.ts';

function ApplicationForm({ name, children }: { name: 'training' | 'careers'; children: ReactNode }) {
  const title = useId();
  const form = name === 'training' ? trainingForm : careersForm;
  return (
    <MessageForm
      name={name}
      record={form}
      submit={formWords.apply}
      aria-labelledby={title}
      head={<FormHead id={title} of={form} />}
    >
      <FormField of={form} name="name" autoComplete="name" />
      <FieldRow>
        <FormField of={form} name="email" />
        <FormField of={form} name="phone" />
      </FieldRow>
      {children}
    </MessageForm>
  );
}

/** The job application, sheet F-502. The page of a position has it chosen; on /careers the link of each position chooses it. */
export function CareersForm({ position }: { position?: string }) {
  return (
    <ApplicationForm name="careers">
      <FormField of={careersForm} name="position" value={position} />
      <FormField of={careersForm} name="message" />
      <p className={clsx('note', css.resume)}>
        <b>{resume.title}</b> {resume.text} <MailLink subject={resume.subject}>{resume.link}</MailLink>
      </p>
    </ApplicationForm>
  );
}

/** The training application, sheet F-501; the page of a program begins its message. */
export function TrainingForm({ message }: { message?: string }) {
  return (
    <ApplicationForm name="training">
      <FormField of={trainingForm} name="experience" />
      <FormField of={trainingForm} name="message" value={message} />
    </ApplicationForm>
  );
}
