import { clsx } from 'clsx';
import type { ChillerService } from '#content/facts/chiller-services.schema.ts';
import { RentalChiller } from '#src/components/drawings/rental-chiller.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { EmergencyActions } from './emergency-actions.tsx';
import { PartClauses } from './part-clauses.tsx';
import { PartHead } from './part-head.tsx';
import css from './part-zone.module.css';

/** Two parts under their drawings; one with its drawing at its side; one as an ink band; one with a red head. */
export type Sheet = 'above' | 'side' | 'band' | 'emergency';

/** Beside words that decide its height a drawing loses what lies at its sides; everywhere else it is whole. */
const sizes: Record<Sheet, string> = {
  above: '(width < 1024px) 50vw, 47vw',
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
  const { id, text, photo, drawing } = service;
  return (
    <article id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <div className={css.words}>
        <PartHead {...service} />
        <p className={css.text}>{text}</p>
        <div className={css.clauses}>
          <PartClauses {...service} />
          {sheet === 'emergency' && <EmergencyActions />}
        </div>
      </div>
      <figure className={css.picture}>
        {photo && (
          <Picture picture={photo.url} alt={photo.alt} sizes={sizes[sheet]} imgClassName={css.image} />
        )}
        {drawing && <RentalChiller alt={drawing.alt} />}
        <figcaption className={css.caption}>{(photo ?? drawing)?.caption}</figcaption>
      </figure>
    </article>
  );
}
