import siteTrades from 'records:drawings/site-trades';
import { qualifications } from 'records:qualifications';
import { trades } from 'records:trades';
import * as subcontractorsPage from 'words:subcontractors';
import type { Point } from '#content/records/picture-fields.ts';
import { MailButton } from '#src/components/contact-links.tsx';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { moreLinkClassName } from '#src/ui/arrow.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { HexagonFlag } from '#src/ui/keynotes.tsx';
import { Row, Split } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './subcontractors-page.module.css';

const { actions, key, lead, title } = subcontractorsPage;

/** Which trades we look for, numbered on the room they work in. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="partners">
      <div className={css.head}>
        <h1 id="partners" className={css.headline}>
          {title}
        </h1>
        <Split into="auto" at="large">
          <p className="lead">{lead}</p>
          <Row className={css.actions}>
            <ButtonLink href="#apply" variant="solid">
              {actions.apply}
            </ButtonLink>
            <MailButton subject={actions.mail.subject} />
            {qualifications.length > 0 && (
              <a className={moreLinkClassName()} href="#qualifications">
                {actions.qualifications}
              </a>
            )}
          </Row>
        </Split>
      </div>
      <SiteDrawing />
      {trades.length > 0 && (
        <ol className={css.key} aria-label={key}>
          {trades.map(({ id, name }, index) => (
            <li key={id}>
              <a href={`#${id}`} className="name">
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

/** The room under construction, the number of each trade on its work and its name in the quiet around the room. */
function SiteDrawing() {
  return (
    <figure className={css.drawing}>
      <AnnotatedDrawing
        className={css.room}
        picture={
          <Picture
            picture={siteTrades.url}
            alt={siteTrades.alt}
            sizes="(width < 1024px) 105vw, 98vw"
            priority
          />
        }
        views={[
          { className: css.plates, plates },
          // above the leaders of the plates, which end on them
          { flags: drawn },
        ]}
      />
      <figcaption className="small">{subcontractorsPage.drawing}</figcaption>
    </figure>
  );
}

/** In the quiet around the room. */
const places: Record<string, Point> = {
  'sheet-metal': { x: 40, y: 5.5 },
  'pipe-insulation': { x: 31.1, y: 81.3 },
  electrical: { x: 87, y: 5.5 },
  controls: { x: 9.7, y: 73.3 },
  'crane-and-rigging': { x: 64, y: 90.4 },
};

const plates = drawn.flatMap((trade) => {
  const at = places[trade.id];
  return at ? [{ ...trade, at }] : [];
});
