import { projectPage as words } from '#content/pages/project.ts';
import type { ProjectView } from '#content/record-pages/project.ts';
import { Zone } from '#src/ui/zone.tsx';
import css from './hard-section.module.css';
import { Plan } from './plan.tsx';

/** What made the job hard, and what ran meanwhile; where nobody has written that, what was done. */
export function HardSection({ hard, done, plan, duration, sample }: ProjectView) {
  return (
    <Zone letter="B" plane="water" aria-labelledby="hard">
      <div className={css.words}>
        <h2 id="hard">{hard.length ? words.hard : words.done}</h2>
        {hard.length > 0 ? (
          <ol className={css.columns}>
            {hard.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        ) : (
          <ul className={css.columns}>
            {[done.text, ...done.features].map((text) => (
              <li key={text} className="lead">
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {plan && <Plan {...plan} duration={duration} sample={sample} />}
    </Zone>
  );
}
