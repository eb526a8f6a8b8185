import * as trainingPage from 'words:training';
import { Starts } from '#src/components/starts.tsx';
import type { ProgramTerms as Terms } from '#src/views/training.ts';
import css from './program-terms.module.css';

const words = trainingPage.programs.terms;

/** What a program teaches, when it begins, on which days, and what it leads to. */
export function ProgramTerms({ topics, days, starts, leadsTo }: Terms & { topics: readonly string[] }) {
  return (
    <dl className={css.terms}>
      <div className={css.topics}>
        <dt className="label">{words.topics}</dt>
        <dd>
          <ul>
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div className={css.starts}>
        <dt className="label">{words.starts}</dt>
        <dd>
          <Starts starts={starts} />
        </dd>
      </div>
      <div className={css.days}>
        <dt className="label">{words.days}</dt>
        <dd>{days}</dd>
      </div>
      <div className={css.end}>
        <dt className="label">{words.leadsTo}</dt>
        <dd>{leadsTo}</dd>
      </div>
    </dl>
  );
}
