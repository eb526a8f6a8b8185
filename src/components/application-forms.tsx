import { formWords, resume } from 'words:forms';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { MailLink } from '#src/components/links.tsx';
import css from '#src/components/message-form/message-form.module.css';
import { FormHead, MessageForm } from '#src/components/message-form/message-form.tsx';
import { FieldRow, FormField } from '#src/ui/field.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { careersForm, trainingForm } from '#src/views/forms.ts';
import applyCss from './apply-zone.module.css';
import recordCss from './record-page/record-page.module.css';

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

interface ApplyZoneProps {
  letter: string;
  title: string;
  /** Hours until we answer. */
  figure: string;
  unit: string;
  promise: string;
  steps: readonly string[];
  form: ReactNode;
  children?: ReactNode;
}

/** The zone of an application, at #apply: the form, and beside it when the answer comes. */
export function ApplyZone({ letter, title, figure, unit, promise, steps, form, children }: ApplyZoneProps) {
  return (
    <Zone letter={letter} padded id="apply" aria-labelledby="apply-title">
      <Split into="main" at="large" className={applyCss.sheet}>
        <div className={applyCss.pair}>
          <Stack gap="even">
            <h2 id="apply-title">{title}</h2>
            <Row>
              <GiantFigure className={clsx('figure-xl', applyCss.figure)} aria-hidden="true">
                {`${figure} ${unit}`}
              </GiantFigure>
              <p className={applyCss.words}>{promise}</p>
            </Row>
          </Stack>
          {steps.length > 0 && (
            <ol className={clsx('note', recordCss.list)}>
              {steps.map((step) => (
                <li key={step} className={recordCss.numbered}>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
        <div className={applyCss.form}>{form}</div>
        {children && <div className={clsx('note', applyCss.pair, applyCss.note)}>{children}</div>}
      </Split>
    </Zone>
  );
}
