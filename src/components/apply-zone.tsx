import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import css from './apply-zone.module.css';
import recordCss from './record-page/record-page.module.css';

interface ApplyZoneProps {
  letter: string;
  title: string;
  /** Hours until we answer. */
  figure: string;
  unit: string;
  promise: string;
  steps: readonly string[];
  form: ReactNode;
  children?: ReactNode;
}

/** The zone of an application, at #apply: the form, and beside it when the answer comes. */
export function ApplyZone({ letter, title, figure, unit, promise, steps, form, children }: ApplyZoneProps) {
  return (
    <Zone letter={letter} padded id="apply" aria-labelledby="apply-title">
      <Split into="main" at="large" className={css.sheet}>
        <div className={css.pair}>
          <Stack gap="even">
            <h2 id="apply-title">{title}</h2>
            <Row>
              <GiantFigure className={clsx('figure-xl', css.figure)} aria-hidden="true">
                {`${figure} ${unit}`}
              </GiantFigure>
              <p className={css.words}>{promise}</p>
            </Row>
          </Stack>
          {steps.length > 0 && (
            <ol className={clsx('note', recordCss.list)}>
              {steps.map((step) => (
                <li key={step} className={recordCss.numbered}>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
        <div className={css.form}>{form}</div>
        {children && <div className={clsx('note', css.pair, css.note)}>{children}</div>}
      </Split>
    </Zone>
  );
}
