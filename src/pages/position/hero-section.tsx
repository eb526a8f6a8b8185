import * as words from 'words:position';
import { clsx } from 'clsx';
import { FactStrip } from '#src/components/record-page/fact-strip.tsx';
import { RecordActions } from '#src/components/record-page/record-actions.tsx';
import { RecordHero } from '#src/components/record-page/record-hero.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { UntilDate } from '#src/components/until-date.tsx';
import { Zone } from '#src/ui/zone.tsx';
import type { PositionView } from '#src/views/record-pages/position.ts';
import { PayScale } from './pay-scale.tsx';
import css from './position-page.module.css';

/** Name and drawing of the work, its pay on the scale of dollars, and what is asked first. */
export function HeroSection(page: PositionView) {
  const { route, title, lead, stillLife, facts, openUntil } = page;
  return (
    <Zone letter="A" aria-labelledby="position">
      <RecordHero
        route={route}
        kind={words.facts.sheet}
        id="position"
        title={title}
        lead={lead}
        stillLife={stillLife}
      >
        <UntilDate last={openUntil}>
          <RecordActions apply={words.apply} />
        </UntilDate>
        <p className={clsx('name', css.closed)} data-otherwise>
          {words.closed.text} <RouteLink to="careers">{words.closed.link}</RouteLink>
        </p>
      </RecordHero>
      <PayScale {...page} />
      <FactStrip items={facts} />
    </Zone>
  );
}
