import { routes } from '#content/routes.ts';
import { Zone } from '#src/ui/zone.tsx';
import { BondingCapacity } from './bonding-capacity.tsx';
import { CredentialSchedule } from './credential-schedule.tsx';
import css from './standing-section.module.css';

/** What a stranger can check: credentials with their status, and bonding to scale. */
export function StandingSection() {
  return (
    <Zone letter="D" padded className={css.zone}>
      <CredentialSchedule sheet={routes.home.sheet} />
      <BondingCapacity sheet={routes.home.sheet} />
    </Zone>
  );
}
