import { homePage } from '#content/pages/home.ts';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { BondingCapacity } from './bonding-capacity.tsx';

/** What a stranger can check: credentials by the type of their line, and bonding to scale. */
export function StandingSection() {
  const { title, note } = homePage.credentials;
  return (
    <Zone letter="E" padded aria-labelledby="credentials-title">
      <ZoneTitle id="credentials-title" note={note}>
        {title}
      </ZoneTitle>
      <CredentialsLine />
      <BondingCapacity />
    </Zone>
  );
}
