import { homePage } from '#content/pages/home.ts';
import { CallButton } from '#src/components/call-button.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';
import { LicenseLines } from './license-lines.tsx';
import { MarketPath } from './market-path.tsx';
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
      </div>
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
