import { bonding } from 'records:bonding';
import { bondAggregate, bondSingle } from 'words:facts';
import * as homePage from 'words:home';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { MoreRoute } from '#src/components/route-link.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Zone, ZoneTitle } from '#src/ui/zone.tsx';
import { credentialLines } from '#src/views/credentials.ts';
import css from './home-page.module.css';

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
          <CredentialsLine isBrief />
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
        <Sum figure={bondSingle} name={single} percent={dollars(bonding.single)} fill="solid" />
        <Sum figure={bondAggregate} name={aggregate} percent={100 - dollars(bonding.single)} fill="blue" />
      </div>
      <div className="note">
        {note}{' '}
        <MoreRoute to="government" hash="bonding">
          {more}
        </MoreRoute>
      </div>
    </div>
  );
}

interface SumProps {
  figure: string;
  name: string;
  percent: number;
  fill: 'solid' | 'blue';
}

/** On its part of the bar, which is as wide as a drawing of nothing but its width. */
function Sum({ figure, name, percent, fill }: SumProps) {
  return (
    <Stack gap="even" className={css.sum}>
      <svg width={percent * 50} height="0" aria-hidden="true" />
      <GiantFigure className={css.figure}>{figure}</GiantFigure> <b className="note">{name}</b>
      <Bar scale={dollars} fill={fill} />
    </Stack>
  );
}
