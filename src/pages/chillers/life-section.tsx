import * as chillersPage from 'words:chillers';
import { clsx } from 'clsx';
import { addresses } from '#content/values/addresses.ts';
import { MoreRoute } from '#src/components/more-route.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { Bubble } from '#src/ui/bubble.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { type ChillerService, chillerServices } from '#src/views/services.ts';
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

type LifeLineProps = {
  title: string;
  services: readonly ChillerService[];
  /** One follows the other. */
  joined?: boolean;
};

/** Services as the parts of their specification, joined by a line where they follow one another. */
function LifeLine({ title, services, joined = false }: LifeLineProps) {
  return (
    <div className={css.line}>
      <h3 className={css.title}>{title}</h3>
      <ol className={clsx(css.services, joined && css.joined)}>
        {services.map(({ id, number, title: name, summary }) => (
          <li key={id} className={css.service}>
            <RouteLink to="chillerServices" hash={id} className={css.link} data-service={id}>
              <Bubble className={css.bubble} top={String(number)} bottom={addresses.chillerServices.sheet} />
              <b className={css.name}>{name}</b>
              <span className={css.summary}>{summary}</span>
            </RouteLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
