import { contactCard } from 'words:contact-card';
import { receipt, receivedPage, returnedPage } from 'words:messages';
import { CareersForm, TrainingForm } from '#src/components/application-forms.tsx';
import { ContactForm } from '#src/components/contact-form.tsx';
import { ButtonRoute, CallButton } from '#src/components/links.tsx';
import { FaultList, WayButtons } from '#src/components/message-form/message-outcome.tsx';
import { type Fields, listFaults } from '#src/lib/validate-form.ts';
import { FormContext } from '#src/ui/field.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { type FormName, forms } from '#src/views/forms.ts';
import css from './message-pages.module.css';

/** Answers a form sent without script: that it was received, by what it is known, until when an answer comes, and what was sent. */
export function ReceivedMessagePage() {
  const { title, lead, keep, urgent, next, home } = receivedPage;
  return (
    <>
      <Zone letter="A" aria-labelledby="received-title">
        <Split into="main" className={css.text}>
          <h1 id="received-title">{title}</h1>
          <p className="lead">{lead}</p>
        </Split>
        <Split into="auto" gap="even" className={css.urgent} data-plane="red" data-urgent="">
          <Stack gap="even">
            <h2>{urgent.title}</h2>
            <p>{urgent.text}</p>
          </Stack>
          <CallButton variant="solid" />
        </Split>
        <Cells as="dl" of={[1, 2]} ruled>
          <Stack>
            <dt className="label">{receipt.reference}</dt>
            <dd>
              <GiantFigure className="figure-xl" data-slot="reference" />
            </dd>
          </Stack>
          <Stack>
            <dt className="label">{receipt.answer}</dt>
            <dd className="name-lg" data-slot="answer-by" />
          </Stack>
        </Cells>
        <Cells of={[1, 1]} ruled>
          <Stack gap="even" data-sent="">
            <h2 className="label">{receipt.sent}</h2>
            <p className={css.typed} data-slot="sent" />
          </Stack>
          <div className="note">{keep}</div>
        </Cells>
      </Zone>
      <Zone letter="B" plane="water" padded aria-labelledby="next-title">
        <Split into="aside">
          <h2 id="next-title">{next.title}</h2>
          <Stack>
            <ol className={css.steps}>
              {next.steps.map((step, index) => (
                <li key={step}>
                  <span className="num">{index + 1}</span> <span>{step}</span>
                </li>
              ))}
            </ol>
            <Row>
              <CallButton variant="solid" />
              <ButtonRoute to="home">{home}</ButtonRoute>
            </Row>
          </Stack>
        </Split>
      </Zone>
    </>
  );
}

/** Brings back a form sent without script, with all that could be wrong and said: server/messages/fill-page.ts leaves what holds. */
export function ReturnedMessagePage({ name }: { name: FormName }) {
  const { fields }: { fields: Fields } = forms[name];
  // a text for each field: the server puts in what is wrong with it, or takes the line away
  const errors = Object.fromEntries(
    Object.entries(fields).map(([key, { missing, label }]) => [key, missing ?? label]),
  );
  return (
    <Zone letter="A" padded>
      <Split gap="wide" at="large">
        <Stack gap="wide">
          {Object.entries(returnedPage.said).map(([said, { title, lead }]) => (
            <Stack key={said} data-said={said}>
              <h1>{title}</h1>
              <p className="lead">{lead}</p>
              {said === 'invalid' && <FaultList faults={listFaults(errors, fields, name)} />}
            </Stack>
          ))}
          <Stack gap="even">
            <p className="label">{returnedPage.ways}</p>
            <WayButtons values={{}} record={forms[name]} />
          </Stack>
        </Stack>
        <FormContext value={{ errors, idPrefix: name }}>
          <div>
            <ReturnedForm name={name} />
          </div>
        </FormContext>
      </Split>
    </Zone>
  );
}

function ReturnedForm({ name }: { name: FormName }) {
  if (name === 'training') return <TrainingForm />;
  if (name === 'careers') return <CareersForm />;
  const variant = name === 'contact' ? 'default' : name;
  return (
    <ContactForm
      variant={variant}
      aria-labelledby="form-title"
      head={
        <h2 className={css.formTitle} id="form-title">
          {contactCard[variant].title}
        </h2>
      }
    />
  );
}
