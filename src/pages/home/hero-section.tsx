import * as homePage from 'words:home';
import { clsx } from 'clsx';
import type { RouteName } from '#content/values/addresses.ts';
import { CallButton } from '#src/components/call-button.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { SpanishLine } from '#src/components/spanish-line.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';
import pathCss from './market-path.module.css';
import { PlantRoomCut } from './plant-room-cut.tsx';

/** Headline, license, the way into each market with its figure, and the plant room drawn and built. */
export function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="home-title">
      <div className={css.text}>
        <h1 id="home-title">{homePage.title}</h1>
        <p className="lead">{homePage.lead}</p>
        <div className={css.actions}>
          <CallButton variant="solid">{homePage.call}</CallButton>
          <TextButton>{homePage.text}</TextButton>
        </div>
        <SpanishLine className={css.spanish} />
      </div>
      <p className={css.urgent} data-plane="red">
        <PhoneLink>
          <Icon name="phone" /> <span>{homePage.urgent}</span>
        </PhoneLink>
      </p>
      <ul className={css.paths}>
        {homePage.paths.map((path) => (
          <MarketPath key={path.route} {...path} />
        ))}
      </ul>
      <PlantRoomCut className={css.picture} />
      <LicenseLines className={css.license} />
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
      <RouteLink to={route} className={pathCss.link}>
        <h2>
          {title}
          <Arrow />
        </h2>
        <p className={pathCss.value}>
          <GiantFigure className={pathCss.figure}>{figure}</GiantFigure>{' '}
          <span className={pathCss.unit}>{unit}</span>
        </p>
        <p className={pathCss.text}>{text}</p>
      </RouteLink>
    </li>
  );
}

/** The license number, which the law wants beside every offer, and who owns the company. */
function LicenseLines({ className }: { className?: string | undefined }) {
  return (
    <dl className={clsx(css.lines, className)}>
      {[homePage.license, homePage.owner].map(({ term, value }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
