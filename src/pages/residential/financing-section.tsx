import { financing } from '#content/facts/prices.ts';
import { residentialPage } from '#content/pages/residential.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './financing-section.module.css';

/** How a new system can be paid over time: a month's payment as the figure, and beside it all the terms it depends on. */
export function FinancingSection() {
  const { title, text, example, conditions, action } = financing;
  const { sample } = residentialPage.financing;
  return (
    <Zone letter="F" aria-labelledby="financing">
      <div className={css.financing}>
        <div className={css.offer}>
          <h2 id="financing">{title}</h2>
          <p className={css.text}>{text}</p>
          {example && (
            <p className={css.payment}>
              <GiantFigure className={css.figure}>{example.figure}</GiantFigure>{' '}
              <span className={css.unit}>{example.unit}</span>
            </p>
          )}
          <ButtonRoute to="contact">{action}</ButtonRoute>
        </div>
        <div className={css.terms}>
          {example && (
            <>
              <p className="label">{example.title}</p>
              <Facts className={css.facts} items={example.facts} />
            </>
          )}
          <p>{conditions}</p>
          {sample && <SampleNote>{sample}</SampleNote>}
        </div>
      </div>
    </Zone>
  );
}
