import type { ChillerService } from '#content/facts/chiller-services.schema.ts';
import { chillerServicesPage } from '#content/pages/chiller-services.ts';
import css from './part-clauses.module.css';

/** The clauses of a part, numbered on from its own number; the last one says what the customer receives. */
export function PartClauses({ number, clauses, receive }: ChillerService) {
  return (
    <ol className={css.clauses}>
      {clauses.map((clause, index) => (
        <li key={clause} className={css.clause}>
          <span className={css.number}>{clauseNumber(number, index)}</span>
          <p>{clause}</p>
        </li>
      ))}
      <li className={css.receive}>
        <span className={css.number}>{clauseNumber(number, clauses.length)}</span>
        <p>
          <b className={css.term}>{chillerServicesPage.receive}</b> {receive}
        </p>
      </li>
    </ol>
  );
}

function clauseNumber(part: number, index: number): string {
  return `${part}.${index + 1}`;
}
