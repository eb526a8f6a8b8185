import { company } from 'records:company';
import * as emergencyBanner from 'words:emergency';
import { useId } from 'react';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { CallButton } from './call-button.tsx';
import css from './emergency-banner.module.css';
import { SpanishLine } from './spanish-line.tsx';
import { TextButton } from './text-button.tsx';

export interface EmergencyBannerProps {
  title: string;
  subtitle: string;
  variant: 'residential' | 'commercial' | 'government';
  /** Where the page states the conditions of the promise; without it they stand here. */
  conditionsAt?: `#${string}`;
  /** Government work is called in under a contract, never by text: what to have ready, a row to fill in. */
  contract?: string;
}

/** What to do when cooling is lost: the promise of the audience with its conditions, the line to call or text. */
export function EmergencyBanner(props: EmergencyBannerProps & { variant: 'commercial' }) {
  const { title, subtitle, variant, conditionsAt } = props;
  const heading = useId();
  const { response, figure, unit, call } = emergencyBanner.audiences[variant];
  return (
    <section className={css.banner} data-plane="water" aria-labelledby={heading}>
      <div className={css.head} data-plane="red">
        <p className={css.response}>
          <span className="label">{response}</span>{' '}
          <span className={css.promise}>
            <GiantFigure className={css.figure}>{figure}</GiantFigure> <b className={css.unit}>{unit}</b>
          </span>
        </p>
        <h2 id={heading}>{title}</h2>
        <p className={css.danger}>{emergencyBanner.lifeSafety}</p>
      </div>
      <div className={css.body}>
        <div className={css.words}>
          <p className={css.subtitle}>
            {subtitle} {conditionsAt && <a href={conditionsAt}>{emergencyBanner.conditionsLink}</a>}
          </p>
          {!conditionsAt && <p className={css.conditions}>{emergencyBanner.conditions}</p>}
        </div>
        <div className={css.actions}>
          <CallButton variant="red">
            {call} {company.phone.display}
          </CallButton>
          <TextButton>{emergencyBanner.text}</TextButton>
          <p className="small">{emergencyBanner.textNote}</p>
          <SpanishLine />
        </div>
      </div>
    </section>
  );
}
