import { positionWords as words } from '#content/pages/position.ts';
import type { PositionPage } from '#content/record-pages/position.ts';
import { FactStrip } from '#src/components/record-page/fact-strip.tsx';
import { RecordHero } from '#src/components/record-page/record-hero.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { PayScale } from './pay-scale.tsx';

/** Name and drawing of the work, its pay on the scale of dollars, and what is asked first. */
export function PositionHero({ route, title, lead, stillLife, pay, facts, sample }: PositionPage) {
  return (
    <Zone letter="A" aria-labelledby="position">
      <RecordHero
        route={route}
        kind={words.facts.sheet}
        id="position"
        title={title}
        lead={lead}
        stillLife={stillLife}
        apply={words.apply}
      />
      <PayScale pay={pay} sample={sample} />
      <FactStrip items={facts} />
    </Zone>
  );
}
