import { company } from 'records:company';
import * as emergencyBanner from 'words:emergency';
import { useId } from 'react';
import { advanceOf, capHeight } from '#src/lib/figure-advance.ts';
import { FittedFigure } from '#src/ui/fitted-figure.tsx';
import type { EmergencyBannerProps } from './emergency-banner.tsx';
import css from './emergency-poster.module.css';
import { PhoneLink } from './phone-link.tsx';

const { display } = company.phone;
const width = 1000;
/** As high as its figures, and the brackets that reach under them. */
const height = Math.round((width / advanceOf(display)) * (capHeight + 0.16));
const line = Math.round((width / advanceOf(display)) * (capHeight + 0.02));

/** The emergency of a public building: the number as wide as the sheet, the promise over it, a row for the contract under it. */
export function EmergencyPoster({
  title,
  subtitle,
  variant,
  contract,
  conditionsAt,
}: EmergencyBannerProps & { variant: 'government' }) {
  const heading = useId();
  const { response, figure, unit, call } = emergencyBanner.audiences[variant];
  return (
    <section data-plane="white" aria-labelledby={heading}>
      <div className={css.poster} data-plane="red">
        <h2 id={heading}>{title}</h2>
        <p className={css.promise}>
          <span>{response}</span> <b>{figure}</b> {unit}. <span>{emergencyBanner.lifeSafety}</span>
        </p>
        <PhoneLink className={css.number}>
          <span className={css.call}>{call}</span> <span className="sr-only">{display}</span>
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <FittedFigure width={width} y={line}>
              {display}
            </FittedFigure>
          </svg>
        </PhoneLink>
      </div>
      <div className={css.form}>
        <p>
          {subtitle} {conditionsAt && <a href={conditionsAt}>{emergencyBanner.conditionsLink}</a>}
        </p>
        <p className={css.slot}>{contract}</p>
      </div>
    </section>
  );
}
