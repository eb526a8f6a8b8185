import siteTrades from 'records:drawings/site-trades';
import { qualifications } from 'records:qualifications';
import { trades } from 'records:trades';
import { drawingWords } from 'words:parts';
import * as subcontractorsPage from 'words:subcontractors';
import type { Point } from '#content/records/picture-fields.ts';
import { MailButton } from '#src/components/mail-button.tsx';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import { MatchLine } from '#src/ui/match-line.tsx';
import { moreLinkClassName } from '#src/ui/more-link-class-name.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';

const { actions, key, lead, title } = subcontractorsPage;

/** Which trades we look for, numbered on the room they work in. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="partners">
      <h1 id="partners" className={css.title}>
        {title}
      </h1>
      <div className={css.text}>
        <p className="lead">{lead}</p>
        <div className={css.actions}>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          <MailButton subject={actions.mail.subject} />
          {qualifications.length > 0 && (
            <a className={moreLinkClassName()} href="#qualifications">
              {actions.qualifications}
            </a>
          )}
        </div>
      </div>
      <SiteDrawing />
      {trades.length > 0 && (
        <ol className={css.key} aria-label={key}>
          {trades.map(({ id, name }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <HexagonFlag>{index + 1}</HexagonFlag> {name}
              </a>
            </li>
          ))}
        </ol>
      )}
    </Zone>
  );
}

/** A trade that the picture does not show has neither number nor plate. */
const drawn = trades.flatMap(({ id, name }, index) => {
  const part = siteTrades.parts?.[id];
  return part ? [{ id, title: name, flag: index + 1, part }] : [];
});

/** The room under construction, the number of each trade on its work and its name in the quiet around the room; on a phone two pieces at one scale, with a match line. */
function SiteDrawing() {
  return (
    <figure className={css.figure}>
      <div className={css.first}>
        <AnnotatedDrawing
          className={css.whole}
          picture={
            <Picture
              picture={siteTrades.url}
              alt={siteTrades.alt}
              sizes="(width < 640px) 190vw, (width < 1024px) 105vw, 98vw"
              priority
            />
          }
          views={[
            { className: css.all, plates: platesAt(places) },
            // above the leaders of the plates, which end on them
            { className: css.all, flags: drawn },
            { className: css.left, flags: drawn.filter(({ part }) => part.x < cut) },
          ]}
        />
        <MatchLine className={css.match} side="end">
          {drawingWords.matchLine}
        </MatchLine>
      </div>
      <div className={css.second}>
        <MatchLine side="start">{drawingWords.matchLine}</MatchLine>
        <AnnotatedDrawing
          className={css.right}
          picture={<Picture picture={siteTrades.url} alt="" sizes="190vw" />}
          views={[{ flags: drawn.filter(({ part }) => part.x >= cut) }]}
        />
      </div>
      <figcaption className="small">{subcontractorsPage.drawing}</figcaption>
    </figure>
  );
}

/** Between the lift and the gantry, in percent of the picture's width. */
const cut = 44.45;

/** In the quiet around the room. */
const places: Record<string, Point> = {
  'sheet-metal': { x: 40, y: 5.5 },
  'pipe-insulation': { x: 31.1, y: 81.3 },
  electrical: { x: 87, y: 5.5 },
  controls: { x: 9.7, y: 73.3 },
  'crane-and-rigging': { x: 64, y: 90.4 },
};

function platesAt(at: Record<string, Point>) {
  return drawn.flatMap((trade) => {
    const place = at[trade.id];
    return place ? [{ ...trade, at: place }] : [];
  });
}
