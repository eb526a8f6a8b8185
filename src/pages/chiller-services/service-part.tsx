import { clsx } from 'clsx';
import type { ChillerService } from '#content/facts/chiller-services.schema.ts';
import { chillerServicesPage } from '#content/pages/chiller-services.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { EmergencyActions } from './emergency-actions.tsx';
import { PartClauses } from './part-clauses.tsx';
import css from './service-part.module.css';

const words = chillerServicesPage;

/** The drawing is cropped to the height of the words beside it; those of an emergency take most room. */
const sizes = {
  usual: '(width < 1024px) 74vw, (width < 1280px) 57vw, 40vw',
  wide: '(width < 1024px) 74vw, 94vw',
  tall: '(width < 1024px) 109vw, (width < 1280px) 82vw, 50vw',
};

/** One part of the specification: what it is, its clauses, what the customer receives, and a drawing. */
export function ServicePart({ letter, ...service }: ChillerService & { letter: string }) {
  const { id, number, title, text, photo } = service;
  const isEmergency = id === 'emergency';
  // the largest piece of work has the widest drawing
  const isWide = id === 're-tube';
  return (
    <Zone
      letter={letter}
      id={id}
      className={clsx(css.part, isWide && css.wide)}
      aria-labelledby={`${id}-title`}
    >
      <div className={css.words} data-plane={isEmergency ? 'red' : undefined}>
        <p className={css.number}>
          <span className="label">{words.part} </span>
          <GiantFigure className={css.figure}>{number}</GiantFigure>
        </p>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
        <div className={css.clauses}>
          <PartClauses {...service} />
          {isEmergency && <EmergencyActions />}
        </div>
      </div>
      <figure className={css.picture}>
        <Picture
          picture={photo.url}
          alt={photo.alt}
          sizes={`(width < 768px) 41vw, ${isWide ? sizes.wide : isEmergency ? sizes.tall : sizes.usual}`}
          className={css.frame}
          imgClassName={css.image}
        />
        <figcaption className={css.caption}>{photo.caption}</figcaption>
      </figure>
    </Zone>
  );
}
