import * as homePage from 'words:home';
import { clsx } from 'clsx';
import type { RouteName } from '#content/values/addresses.ts';
import { CallButton, PhoneLink, TextButton } from '#src/components/contact-links.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { SpanishLine } from '#src/components/spanish-line.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';
import { PlantRoomCut } from './plant-room-cut.tsx';

/** Headline, license, the way into each market with its figure, and the plant room drawn and built. */
export function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="home-title">
      <div className={css.text}>
        <h1 id="home-title">{homePage.title}</h1>
        <p className="lead">{homePage.lead}</p>
        <Stack gap="even" className={css.actions}>
          <CallButton variant="solid">{homePage.call}</CallButton>
          <TextButton>{homePage.text}</TextButton>
        </Stack>
        <SpanishLine className={clsx('note', css.spanish)} />
      </div>
      <PhoneLink className={css.urgent} data-plane="red">
        <Icon name="phone" /> <span>{homePage.urgent}</span>
      </PhoneLink>
      <Cells as="ul" of={[1, 1, 3]} ruled className={css.paths}>
        {homePage.paths.map((path) => (
          <MarketPath key={path.route} {...path} />
        ))}
      </Cells>
      <PlantRoomCut />
      {/* the law wants the number beside every offer */}
      <Facts lettering="label" items={[homePage.license, homePage.owner]} className={css.license} />
    </Zone>
  );
}

interface MarketPathProps {
  route: RouteName;
  title: string;
  figure: string;
  unit: string;
  text: string;
}

/** The way into one market: the whole cell is the link, with the one figure that its visitors look for first. */
function MarketPath({ route, title, figure, unit, text }: MarketPathProps) {
  return (
    <li>
      <RouteLink to={route} className={css.path}>
        <h2 className="name">{title}</h2>
        <Arrow />
        <p className={css.value}>
          <GiantFigure className={css.figure}>{figure}</GiantFigure>{' '}
          <span className={clsx('note', css.unit)}>
            <b>{unit}</b> <span className="small">{text}</span>
          </span>
        </p>
      </RouteLink>
    </li>
  );
}
