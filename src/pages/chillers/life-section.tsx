import { chillerServices } from '#content/facts/chiller-services.ts';
import { chillersPage } from '#content/pages/chillers.ts';
import { MoreRoute } from '#src/components/more-route.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { LifeLine } from './life-line.tsx';
import css from './life-section.module.css';

const { more, planned, title, unplanned } = chillersPage.services;

/** The parts of the chiller service along a machine's life; each leads to its specification. */
export function LifeSection() {
  return (
    <Zone letter="D" plane="water" padded aria-labelledby="life-title">
      <ZoneTitle id="life-title">{title}</ZoneTitle>
      <div className={css.lines}>
        <LifeLine title={planned} services={chillerServices.filter(({ isPlanned }) => isPlanned)} joined />
        <LifeLine title={unplanned} services={chillerServices.filter(({ isPlanned }) => !isPlanned)} />
      </div>
      <MoreRoute to="chillerServices" className={css.more}>
        {more}
      </MoreRoute>
    </Zone>
  );
}
