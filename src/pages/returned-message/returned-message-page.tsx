import { contactCard } from 'words:contact-card';
import { returnedPage } from 'words:messages';
import { useId } from 'react';
import { CareersForm, TrainingForm } from '#src/components/application-forms.tsx';
import { ContactForm } from '#src/components/contact-form.tsx';
import { WayButtons } from '#src/components/message-form/way-buttons.tsx';
import { type Fields, listFaults } from '#src/lib/validate-form.ts';
import { FaultList, ReturnedFormContext } from '#src/ui/form.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { type FormName, forms } from '#src/views/forms.ts';
import css from './returned-message-page.module.css';

/**
 * Brings back the form `name`, which was sent without script, with everything that could be wrong and everything that could
 * be said: the server leaves what holds (server/messages/fill-page.ts).
 */
export function ReturnedMessagePage({ name }: { name: FormName }) {
  const { fields }: { fields: Fields } = forms[name];
  return (
    <Zone letter="A" padded>
      <Split gap="wide" at="large">
        <Stack gap="wide">
          {Object.entries(returnedPage.said).map(([said, { title, lead }]) => (
            <Stack key={said} data-said={said}>
              <h1>{title}</h1>
              <p className="lead">{lead}</p>
              {said === 'invalid' && (
                <FaultList
                  title={returnedPage.faults}
                  faults={listFaults(everyFault(fields), fields, name)}
                />
              )}
            </Stack>
          ))}
          <Stack gap="even">
            <p className="label">{returnedPage.ways}</p>
            <WayButtons values={{}} record={forms[name]} />
          </Stack>
        </Stack>
        <ReturnedFormContext value={{ errors: everyFault(fields), idPrefix: name }}>
          <div>
            <ReturnedForm name={name} />
          </div>
        </ReturnedFormContext>
      </Split>
    </Zone>
  );
}

/** A text for each field: the server puts in what is wrong with it, or takes the line away. */
function everyFault(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([key, { missing, label }]) => [key, missing ?? label]),
  );
}

/** The same form as on the page that it was sent from. */
function ReturnedForm({ name }: { name: FormName }) {
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
