import { clsx } from 'clsx';
import { useId } from 'react';
import { company } from '#content/company.ts';
import { emergencyBanner } from '#content/shared.ts';
import { emergencyTextHref, phoneHref } from '#src/lib/contact-href.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import css from './emergency-banner.module.css';

interface EmergencyBannerProps {
  title: string;
  subtitle: string;
  variant: 'residential' | 'commercial' | 'government';
}

/** What to do when cooling is lost: the promise of the audience with its conditions, the line to call or text. */
export function EmergencyBanner({ title, subtitle, variant }: EmergencyBannerProps) {
  const heading = useId();
  const { response, figure, call } = emergencyBanner[variant];
  return (
    <section
      className={clsx(css.banner, css[variant satisfies 'residential' | 'commercial' | 'government'])}
      data-plane="red"
      aria-labelledby={heading}
    >
      <p className={css.response}>
        <span className={clsx('label', css.label)}>{response}</span>
        <GiantFigure className={css.figure}>{figure}</GiantFigure>
      </p>
      <div className={css.words}>
        <h2 id={heading}>{title}</h2>
        <p className={css.subtitle}>{subtitle}</p>
        <p className={css.conditions}>
          {emergencyBanner.conditions} {emergencyBanner.lifeSafety}
        </p>
      </div>
      <div className={css.actions}>
        <ButtonLink variant="solid" href={phoneHref(company.phone)}>
          <Icon name="phone" /> {call}
        </ButtonLink>
        {variant === 'government' ? (
          <p className="small">{emergencyBanner.contractNote}</p>
        ) : (
          <>
            <ButtonLink href={emergencyTextHref(company)}>
              <Icon name="text" /> {emergencyBanner.text}
            </ButtonLink>
            <p className="small">{emergencyBanner.textNote}</p>
          </>
        )}
      </div>
    </section>
  );
}
