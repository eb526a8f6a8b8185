import { bonding } from 'records:bonding';
import { bondAggregate, bondSingle } from 'words:facts';
import * as homePage from 'words:home';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { MoreRoute } from '#src/components/more-route.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { credentialLines } from '#src/views/credentials.ts';
import css from './standing-section.module.css';

const hasCredentials = credentialLines.length > 0;

/** What a stranger can check: credentials by the type of their line, and bonding to scale. */
export function StandingSection() {
  const { title, note } = homePage.credentials;
  return (
    <Zone letter="E" padded aria-labelledby={hasCredentials ? 'credentials-title' : 'bonding-title'}>
      {hasCredentials && (
        <>
          <ZoneTitle id="credentials-title" note={note}>
            {title}
          </ZoneTitle>
          <CredentialsLine />
        </>
      )}
      <BondingCapacity heading={hasCredentials ? 'h3' : 'h2'} />
    </Zone>
  );
}

const dollars = linearScale(0, bonding.aggregate);

/** Both bonds on one bar as wide as the sheet, each figure on its own end, and what is to be known of them. */
function BondingCapacity({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { title, single, aggregate, note, more } = homePage.bonding;
  return (
    <div className={css.bonding}>
      <Heading id="bonding-title">{title}</Heading>
      <div className={css.sums}>
        <Sum figure={bondSingle} name={single} percent={dollars(bonding.single)} />
        <Sum figure={bondAggregate} name={aggregate} percent={100 - dollars(bonding.single)} />
      </div>
      <div className={css.bars}>
        <Bar scale={dollars} to={bonding.aggregate} fill="blue" />
        <Bar scale={dollars} to={bonding.single} />
      </div>
      <p className={css.note}>
        {note}{' '}
        <MoreRoute to="government" hash="bonding">
          {more}
        </MoreRoute>
      </p>
    </div>
  );
}

/** Over its part of the bar, as wide as that by a drawing of nothing but its width. */
function Sum({ figure, name, percent }: { figure: string; name: string; percent: number }) {
  return (
    <p className={css.sum}>
      <svg className={css.length} width={percent * 50} aria-hidden="true" />
      <GiantFigure className={css.figure}>{figure}</GiantFigure> <span>{name}</span>
    </p>
  );
}
