import siteTrades from 'records:drawings/site-trades';
import { qualifications } from 'records:qualifications';
import { trades } from 'records:trades';
import * as subcontractorsPage from 'words:subcontractors';
import type { Point } from '#content/records/picture-fields.ts';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './subcontractors-page.module.css';

const { actions, lead, title } = subcontractorsPage;

/** Which trades we look for, numbered on the room they work in. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="partners">
      <h1 id="partners" className={css.headline}>
        {title}
      </h1>
      <Stack gap="even" className={css.lead}>
        <p className="lead">{lead}</p>
        <Row gap="tight" className={css.actions}>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          {qualifications.length > 0 && (
            <ButtonLink href="#qualifications">{actions.qualifications}</ButtonLink>
          )}
        </Row>
      </Stack>
      <SiteDrawing />
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
  'pipe-insulation': { x: 56, y: 80 },
  electrical: { x: 87, y: 5.5 },
  controls: { x: 9.7, y: 73.3 },
  'crane-and-rigging': { x: 64, y: 90.4 },
};

const plates = drawn.flatMap((trade) => {
  const at = places[trade.id];
  return at ? [{ ...trade, at }] : [];
});
