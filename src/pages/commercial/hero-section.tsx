import * as commercialPage from 'words:commercial';
import { CallButton } from '#src/components/call-button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';
import { ServiceAgreement } from './service-agreement.tsx';

/** The promise in hours, for whom it is, and the whole agreement as one drawing. */
export function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="commercial-title">
      <h1 id="commercial-title" className={css.title}>
        {commercialPage.title}
      </h1>
      <p className={`lead ${css.lead}`}>{commercialPage.lead}</p>
      <div className={css.actions}>
        <CallButton variant="solid">{commercialPage.call}</CallButton>
        <ButtonLink href={`#${commercialPage.agreement.id}`}>{commercialPage.read}</ButtonLink>
      </div>
      <ServiceAgreement className={css.agreement} />
    </Zone>
  );
}
