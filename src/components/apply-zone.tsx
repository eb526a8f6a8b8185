import type { ReactNode } from 'react';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './apply-zone.module.css';

interface ApplyZoneProps {
  letter: string;
  title: string;
  /** Hours until we answer. */
  figure: string;
  unit: string;
  /** The answer in words. */
  promise: string;
  /** What happens then, where the page has not shown it before. */
  steps: readonly string[];
  form: ReactNode;
  /** Paragraphs under the form; where there is room, under the steps beside its foot. */
  children?: ReactNode;
}

/** The zone of an application, at #apply: the form, and beside it when the answer comes. */
export function ApplyZone({ letter, title, figure, unit, promise, steps, form, children }: ApplyZoneProps) {
  return (
    <Zone letter={letter} id="apply" aria-labelledby="apply-title" className={css.zone}>
      <div className={css.answer}>
        <h2 id="apply-title">{title}</h2>
        <p className={css.promise}>
          <span className={css.figure} aria-hidden="true">
            <GiantFigure>{`${figure} ${unit}`}</GiantFigure>
          </span>
          <span className={css.words}>{promise}</span>
        </p>
        {steps.length > 0 && (
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
      <div className={css.form}>{form}</div>
      {children && <div className={css.note}>{children}</div>}
    </Zone>
  );
}
