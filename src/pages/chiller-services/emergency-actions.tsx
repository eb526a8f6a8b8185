import { company } from '#content/company.ts';
import { chillerServicesPage } from '#content/pages/chiller-services.ts';
import { emergencyTextHref, phoneHref } from '#src/lib/contact-href.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import css from './emergency-actions.module.css';

const { call, note, text } = chillerServicesPage.emergency;

/** The emergency line, to call or to text. */
export function EmergencyActions() {
  return (
    <div className={css.actions}>
      <ButtonLink variant="solid" href={phoneHref(company.phone)}>
        <Icon name="phone" /> {call}
      </ButtonLink>
      <ButtonLink href={emergencyTextHref(company)}>
        <Icon name="text" /> {text}
      </ButtonLink>
      <p className="small">{note}</p>
    </div>
  );
}
