import { receipt, receivedPage } from 'words:messages';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { CallButton } from '#src/components/call-button.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './received-message-page.module.css';

const { title, lead, keep, urgent, next, home } = receivedPage;

/** Answers a form sent without script: that it was received, by what it is known, until when an answer comes, and what was sent. */
export function ReceivedMessagePage() {
  return (
    <>
      <Zone letter="A" aria-labelledby="received-title">
        <div className={css.text}>
          <h1 id="received-title">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className={css.urgent} data-plane="red" data-urgent="">
          <h2>{urgent.title}</h2>
          <p>{urgent.text}</p>
          <CallButton variant="solid" />
        </div>
        <dl className={css.facts}>
          <div>
            <dt className="label">{receipt.reference}</dt>
            <dd>
              <GiantFigure className={css.figure} data-slot="reference" />
            </dd>
          </div>
          <div>
            <dt className="label">{receipt.answer}</dt>
            <dd className={css.time} data-slot="answer-by" />
          </div>
        </dl>
        <div className={css.sent} data-sent="">
          <h2 className="label">{receipt.sent}</h2>
          <p data-slot="sent" />
        </div>
        <p className={css.keep}>{keep}</p>
      </Zone>
      <Zone letter="B" plane="water" padded className={css.next} aria-labelledby="next-title">
        <h2 id="next-title">{next.title}</h2>
        <div className={css.steps}>
          <ol>
            {next.steps.map((step, index) => (
              <li key={step}>
                <span className="num">{index + 1}</span> <span>{step}</span>
              </li>
            ))}
          </ol>
          <div className={css.actions}>
            <CallButton variant="solid" />
            <ButtonRoute to="home">{home}</ButtonRoute>
          </div>
        </div>
      </Zone>
    </>
  );
}
