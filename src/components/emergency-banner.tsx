import { clsx } from 'clsx';
import { useId } from 'react';
import { emergencyBanner } from '#content/words/emergency.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { CallButton } from './call-button.tsx';
import css from './emergency-banner.module.css';
import { TextButton } from './text-button.tsx';

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
        <CallButton variant="solid">{call}</CallButton>
        {variant === 'government' ? (
          <p className="small">{emergencyBanner.contractNote}</p>
        ) : (
          <>
            <TextButton>{emergencyBanner.text}</TextButton>
            <p className="small">{emergencyBanner.textNote}</p>
          </>
        )}
      </div>
    </section>
  );
}
