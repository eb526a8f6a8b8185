import * as words from 'words:emergency';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Row, Split, Zone } from '#src/ui/layout.tsx';
import css from './emergency-zone.module.css';
import { DrawnNumber, PhoneLink, SpanishLine, TextButton } from './links.tsx';

interface EmergencyZoneProps {
  letter: string;
  title: string;
  subtitle: string;
  variant: 'residential' | 'commercial' | 'government';
  conditionsAt?: `#${string}`;
  /** Government work is called in under a contract, never by text: what to have ready, a row to fill in. */
  contract?: string;
}

const grounds = { residential: 'ink', commercial: 'water', government: 'white' } as const;

/** The emergency as a poster, its number as wide as the sheet; a house's is the night, with one window lit and only the number red. */
export function EmergencyZone(props: EmergencyZoneProps) {
  const { letter, title, subtitle, variant, contract, conditionsAt } = props;
  const heading = useId();
  const isHome = variant === 'residential';
  const { response, figure, call } = words.audiences[variant];
  return (
    <Zone letter={letter}>
      <section data-plane={grounds[variant]} aria-labelledby={heading}>
        <div className={css.poster} data-plane={isHome ? 'ink' : 'red'}>
          <h2 id={heading}>{title}</h2>
          {isHome && (
            <svg className={css.window} viewBox="0 0 120 96" aria-hidden="true">
              <path d="M2 2h116v84H2zM40 2v84M80 2v84M2 44h116M-6 91h132" />
            </svg>
          )}
          <p className="name">
            <span>{response}</span> <b>{figure}</b>
            {variant !== 'residential' && ` ${words.audiences[variant].unit}`}.{' '}
            <span>{words.lifeSafety}</span>
          </p>
          <PhoneLink className={clsx(css.number, isHome && css.plate)} data-plane="red">
            <span className="name">{call}</span> <DrawnNumber />
          </PhoneLink>
        </div>
        <Split gap="even" className={css.form}>
          <div>
            <p className="note">
              {subtitle} {conditionsAt && <a href={conditionsAt}>{words.conditionsLink}</a>}
            </p>
            {!conditionsAt && <p className="small">{words.conditions}</p>}
          </div>
          {contract ? (
            <p className={css.slot}>{contract}</p>
          ) : (
            <Row>
              <TextButton>{words.text}</TextButton>
              <p className="small">{words.textNote}</p>
              <SpanishLine />
            </Row>
          )}
        </Split>
      </section>
    </Zone>
  );
}
