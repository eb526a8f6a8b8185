import { programPage as words } from '#content/pages/program.ts';
import type { ProgramView } from '#content/record-pages/program.ts';
import { Quotation } from '#src/components/record-page/quotation.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './end-section.module.css';

/** What the program leads to, and the cards that it prepares for, under what a graduate says. */
export function EndSection({ leadsTo, cards, testimonial }: ProgramView) {
  return (
    <Zone letter="D" aria-labelledby="end" className={css.zone}>
      {testimonial && (
        <div data-plane="shell">
          <Quotation of={testimonial} />
        </div>
      )}
      <div className={css.text}>
        <h2 id="end">{words.leadsTo}</h2>
        <p className="lead">{leadsTo}</p>
        <dl className={css.cards}>
          {cards.map(({ id, name, examiner, note }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <b>{examiner}</b> {note}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Zone>
  );
}
