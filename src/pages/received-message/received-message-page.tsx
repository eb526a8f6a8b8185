import { receipt, receivedPage } from 'words:messages';
import { CallButton } from '#src/components/contact-links.tsx';
import { ButtonRoute } from '#src/components/route-link.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Split, Stack } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './received-message-page.module.css';

const { title, lead, keep, urgent, next, home } = receivedPage;

/** Answers a form sent without script: that it was received, by what it is known, until when an answer comes, and what was sent. */
export function ReceivedMessagePage() {
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
