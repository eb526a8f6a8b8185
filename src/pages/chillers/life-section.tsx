import * as chillersPage from 'words:chillers';
import { addresses } from '#content/values/addresses.ts';
import { MoreRoute } from '#src/components/more-route.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { Bubble } from '#src/ui/bubble.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { type ChillerService, chillerServices } from '#src/views/services.ts';
import css from './chillers-page.module.css';

const { more, planned, title, unplanned } = chillersPage.services;

/** The parts of the chiller service along a machine's life; each leads to its specification. */
export function LifeSection() {
  return (
    <Zone letter="D" plane="water" padded aria-labelledby="life-title">
      <ZoneTitle id="life-title">{title}</ZoneTitle>
      <Stack gap="even" className={css.lines}>
        <LifeLine title={planned} services={chillerServices.filter(({ isPlanned }) => isPlanned)} joined />
        <LifeLine title={unplanned} services={chillerServices.filter(({ isPlanned }) => !isPlanned)} />
        <MoreRoute to="chillerServices">{more}</MoreRoute>
      </Stack>
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
    <div>
      <h3 className={`name ${css.kind}`}>{title}</h3>
      <ol className={joined ? css.joined : css.pair}>
        {services.map(({ id, number, title: name, summary }) => (
          <li key={id} className={css.service}>
            <RouteLink to="chillerServices" hash={id} className={css.link} data-service={id}>
              <Bubble className={css.bubble} top={String(number)} bottom={addresses.chillerServices.sheet} />
              <span className="note">
                <b className="name">{name}</b> {summary}
              </span>
            </RouteLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
