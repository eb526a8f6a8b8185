import { useId } from 'react';
import { contactCard } from '#content/words/contact-card.ts';
import type { FormName } from '#content/words/forms.ts';
import { CareersForm } from '#src/components/application-forms/careers-form.tsx';
import { TrainingForm } from '#src/components/application-forms/training-form.tsx';
import { ContactForm } from '#src/components/contact-form/contact-form.tsx';
import css from './returned-form.module.css';

/** The same form as on the page that it was sent from. */
export function ReturnedForm({ name }: { name: FormName }) {
  const title = useId();
  if (name === 'training') return <TrainingForm />;
  if (name === 'careers') return <CareersForm />;
  const variant = name === 'contact' ? 'default' : name;
  return (
    <ContactForm
      variant={variant}
      aria-labelledby={title}
      head={
        <h2 className={css.title} id={title}>
          {contactCard[variant].title}
        </h2>
      }
    />
  );
}
