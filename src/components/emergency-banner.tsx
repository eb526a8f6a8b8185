import { company } from 'records:company';
import * as emergencyBanner from 'words:emergency';
import { useId } from 'react';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import type { Plane } from '#src/ui/zone.tsx';
import { CallButton } from './call-button.tsx';
import css from './emergency-banner.module.css';
import { EmergencyPoster } from './emergency-poster.tsx';
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

/** One band for everybody: a red head, a light body, a red button. The ground of the body says whose it is. */
const grounds: Record<Exclude<EmergencyBannerProps['variant'], 'government'>, Plane> = {
  residential: 'shell',
  commercial: 'water',
};

/** What to do when cooling is lost: the promise of the audience with its conditions, the line to call or text. */
export function EmergencyBanner(props: EmergencyBannerProps) {
  const { title, subtitle, variant, conditionsAt } = props;
  const heading = useId();
  if (variant === 'government') return <EmergencyPoster {...props} variant={variant} />;
  const { response, figure, call } = emergencyBanner.audiences[variant];
  const unit = variant !== 'residential' && emergencyBanner.audiences[variant].unit;
  return (
    <section className={css.banner} data-plane={grounds[variant]} aria-labelledby={heading}>
      <div className={css.head} data-plane="red">
        <p className={css.response}>
          <span className="label">{response}</span>{' '}
          <span className={css.promise}>
            {unit ? (
              <>
                <GiantFigure className={css.figure}>{figure}</GiantFigure> <b className={css.unit}>{unit}</b>
              </>
            ) : (
              <b className={css.day}>{figure}</b>
            )}
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
        </div>
      </div>
    </section>
  );
}
