import { bondAggregate, bondSingle } from 'words:facts';
import * as homePage from 'words:home';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { MoreRoute } from '#src/components/more-route.tsx';
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

/** Both bonds as figures side by side, and what is to be known of them; to scale they stand on /government. */
function BondingCapacity({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { title, single, aggregate, note, more } = homePage.bonding;
  return (
    <div className={css.bonding}>
      <Heading id="bonding-title">{title}</Heading>
      <Sum figure={bondSingle} name={single} />
      <Sum figure={bondAggregate} name={aggregate} />
      <div className={css.note}>
        <p>{note}</p>
        <MoreRoute to="government" hash="bonding">
          {more}
        </MoreRoute>
      </div>
    </div>
  );
}

function Sum({ figure, name }: { figure: string; name: string }) {
  return (
    <p className={css.sum}>
      <GiantFigure className={css.figure}>{figure}</GiantFigure> <span>{name}</span>
    </p>
  );
}
