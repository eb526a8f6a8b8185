import type { ProgramTerms as Terms } from '#content/facts/training.schema.ts';
import { trainingPage } from '#content/pages/training.ts';
import { Starts } from '#src/components/starts.tsx';
import css from './program-terms.module.css';

const words = trainingPage.programs.terms;

/** When a program is, what it costs and what it leads to. */
export function ProgramTerms({ days, starts, fee, leadsTo }: Terms) {
  return (
    <dl className={css.terms}>
      <div className={css.when}>
        <dt className="label">{words.days}</dt>
        <dd>{days}</dd>
      </div>
      <div className={css.when}>
        <dt className="label">{words.starts}</dt>
        <dd>
          <Starts starts={starts} className={css.starts} />
        </dd>
      </div>
      <div className={css.price}>
        <dt className="label">{words.fee}</dt>
        <dd>{fee}</dd>
      </div>
      <div className={css.end}>
        <dt className="label">{words.leadsTo}</dt>
        <dd>{leadsTo}</dd>
      </div>
    </dl>
  );
}
