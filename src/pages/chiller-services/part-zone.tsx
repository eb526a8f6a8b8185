import { clsx } from 'clsx';
import type { ChillerService } from '#content/facts/chiller-services.schema.ts';
import { chillerServicesPage } from '#content/pages/chiller-services.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { EmergencyActions } from './emergency-actions.tsx';
import { PartClauses } from './part-clauses.tsx';
import css from './part-zone.module.css';

/** Two parts under their drawings; one with its drawing at its side; one as an ink band; one with a red head. */
export type Sheet = 'above' | 'side' | 'band' | 'emergency';

/** Beside words that decide its height a drawing loses what lies at its sides; everywhere else it is whole. */
const sizes: Record<Sheet, string> = {
  above: '(width < 640px) 100vw, (width < 1024px) 50vw, 47vw',
  side: '(width < 1024px) 100vw, 58vw',
  band: '(width < 1024px) 100vw, 58vw',
  emergency: '(width < 640px) 100vw, (width < 1024px) 125vw, (width < 1280px) 90vw, 58vw',
};

interface PartZoneProps {
  letter: string;
  sheet: Sheet;
  parts: readonly ChillerService[];
}

/** A zone of the specification: one part, or two side by side. */
export function PartZone({ letter, sheet, parts }: PartZoneProps) {
  return (
    <Zone
      letter={letter}
      plane={sheet === 'band' ? 'ink' : sheet === 'emergency' ? 'white' : 'paper'}
      className={clsx(
        parts.length > 1 && css.pair,
        sheet !== 'above' && css[sheet satisfies 'side' | 'band' | 'emergency'],
      )}
    >
      {parts.map((part) => (
        <ServicePart key={part.id} sheet={sheet} {...part} />
      ))}
    </Zone>
  );
}

/** One part: what it is, its clauses, what the customer receives, and a drawing. */
function ServicePart({ sheet, ...service }: ChillerService & { sheet: Sheet }) {
  const { id, number, title, text, photo } = service;
  const isEmergency = sheet === 'emergency';
  return (
    <article id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <figure className={css.picture}>
        <Picture picture={photo.url} alt={photo.alt} sizes={sizes[sheet]} imgClassName={css.image} />
        <figcaption className={css.caption}>{photo.caption}</figcaption>
      </figure>
      <div className={css.words}>
        <header className={css.head} data-plane={isEmergency ? 'red' : undefined}>
          <p>
            <span className="sr-only">{chillerServicesPage.part} </span>
            <GiantFigure className={css.figure}>{number}</GiantFigure>
          </p>
          <h2 id={`${id}-title`}>{title}</h2>
        </header>
        <p className={css.text}>{text}</p>
        <div className={css.clauses}>
          <PartClauses {...service} />
          {isEmergency && <EmergencyActions />}
        </div>
      </div>
    </article>
  );
}
