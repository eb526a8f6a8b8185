import * as chillerServicesPage from 'words:chiller-services';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CallButton } from '#src/components/call-button.tsx';
import drawingCss from '#src/components/drawings/drawing.module.css';
import { TextButton } from '#src/components/text-button.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import type { ChillerService } from '#src/views/services.ts';
import actionsCss from './emergency-actions.module.css';
import clausesCss from './part-clauses.module.css';
import headCss from './part-head.module.css';
import css from './part-zone.module.css';
import file from './rental-chiller.svg';

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

/** The number and name of a part; those of the emergency on red. */
function PartHead({ id, number, title }: ChillerService) {
  return (
    <header className={headCss.head} data-plane={id === 'emergency' ? 'red' : undefined}>
      <p>
        <span className="sr-only">{chillerServicesPage.part} </span>
        <GiantFigure className={headCss.figure}>{number}</GiantFigure>
      </p>
      <h2 id={`${id}-title`}>{title}</h2>
    </header>
  );
}

/** The clauses of a part, numbered on from its own number; the last one says what the customer receives. */
function PartClauses({ number, clauses, receive }: ChillerService) {
  return (
    <ol className={clausesCss.clauses}>
      {clauses.map((clause, index) => (
        <li key={clause} className={clausesCss.clause}>
          <span className={clausesCss.number}>{clauseNumber(number, index)}</span>
          <p>{clause}</p>
        </li>
      ))}
      <li className={clausesCss.receive}>
        <span className={clausesCss.number}>{clauseNumber(number, clauses.length)}</span>
        <p>
          <b className={clausesCss.term}>{chillerServicesPage.receive}</b> {receive}
        </p>
      </li>
    </ol>
  );
}

function clauseNumber(part: number, index: number): string {
  return `${part}.${index + 1}`;
}

const { call, note, text } = chillerServicesPage.emergency;

/** The emergency line, to call or to text. */
function EmergencyActions() {
  return (
    <div className={actionsCss.actions}>
      <CallButton variant="red">{call}</CallButton>
      <TextButton>{text}</TextButton>
      <p className="small">{note}</p>
    </div>
  );
}

/** A rental chiller on its trailer, outside the plant room that it serves, in the shape of the pictures: three to two. */
function RentalChiller({ alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return (
    <img
      {...rest}
      className={drawingCss.scene}
      src={file}
      width={900}
      height={600}
      loading="lazy"
      decoding="async"
      alt={alt}
    />
  );
}
