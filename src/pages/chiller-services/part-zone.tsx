import * as chillerServicesPage from 'words:chiller-services';
import { clsx } from 'clsx';
import { CallButton, TextButton } from '#src/components/contact-links.tsx';
import drawingCss from '#src/components/drawings/drawing.module.css';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { type Plane, Zone } from '#src/ui/zone.tsx';
import type { ChillerService } from '#src/views/services.ts';
import css from './chiller-services-page.module.css';
import file from './rental-chiller.svg';

/** Two parts under their drawings, one beside its drawing, or one as a band with a larger one. */
export type Sheet = 'pair' | 'beside' | 'band';

/** Beside words that decide its height a drawing loses what lies at its sides; everywhere else it is whole. */
const sizes: Record<Sheet | 'emergency', string> = {
  pair: '(width < 1024px) 50vw, 47vw',
  beside: '(width < 640px) 100vw, (width < 1024px) 84vw, 54vw',
  band: '(width < 1048px) 100vw, 58vw',
  emergency: '(width < 640px) 100vw, (width < 1024px) 135vw, (width < 1280px) 80vw, 58vw',
};

interface PartZoneProps {
  letter: string;
  sheet: Sheet;
  plane?: Plane;
  parts: readonly ChillerService[];
}

/** A zone of the specification: one part, or two side by side. */
export function PartZone({ letter, sheet, plane, parts }: PartZoneProps) {
  return (
    <Zone letter={letter} plane={plane}>
      <div className={css[sheet satisfies 'pair' | 'beside' | 'band']}>
        {parts.map((part) => (
          <ServicePart key={part.id} sheet={sheet} {...part} />
        ))}
      </div>
    </Zone>
  );
}

/** One part: what it is, its clauses, what the customer receives, and a drawing. */
function ServicePart({ sheet, ...service }: ChillerService & { sheet: Sheet }) {
  const { id, number, title, text, photo, drawing } = service;
  const isEmergency = id === 'emergency';
  return (
    <article id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <header className={css.head} data-plane={isEmergency ? 'red' : undefined}>
        <p>
          <span className="sr-only">{chillerServicesPage.part} </span>
          <GiantFigure className="figure-xl">{number}</GiantFigure>
        </p>
        <h2 id={`${id}-title`}>{title}</h2>
      </header>
      <p className={clsx(sheet === 'band' ? 'quote' : 'lead', css.text)}>{text}</p>
      <div className={css.clauses}>
        <PartClauses {...service} />
        {isEmergency && <EmergencyActions />}
      </div>
      <figure className={css.picture}>
        {photo && (
          <Picture
            picture={photo.url}
            alt={photo.alt}
            sizes={sizes[isEmergency ? 'emergency' : sheet]}
            imgClassName={css.image}
          />
        )}
        {drawing && <RentalChiller alt={drawing.alt} />}
        <figcaption className={`small ${css.caption}`}>{(photo ?? drawing)?.caption}</figcaption>
      </figure>
    </article>
  );
}

/** The clauses of a part, numbered on from its own number; the last one says what the customer receives. */
function PartClauses({ number, clauses, receive }: ChillerService) {
  return (
    <ol className="note">
      {clauses.map((clause, index) => (
        <li key={clause}>
          <span className="num">{`${number}.${index + 1}`}</span>
          <p>{clause}</p>
        </li>
      ))}
      <li>
        <span className="num">{`${number}.${clauses.length + 1}`}</span>
        <p>
          <b>{chillerServicesPage.receive}</b> {receive}
        </p>
      </li>
    </ol>
  );
}

const { call, note, text } = chillerServicesPage.emergency;

/** The emergency line, to call or to text. */
function EmergencyActions() {
  return (
    <Row className={css.actions}>
      <CallButton variant="red">{call}</CallButton>
      <TextButton>{text}</TextButton>
      <p className="small">{note}</p>
    </Row>
  );
}

/** A rental chiller on its trailer, outside the plant room that it serves, in the shape of the pictures: three to two. */
function RentalChiller({ alt }: { alt: string }) {
  return (
    <img
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
