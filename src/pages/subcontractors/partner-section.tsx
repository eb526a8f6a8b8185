import { licenseNumber } from '#content/facts/identity.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { contactCardLabels } from '#content/words/contact-card.ts';
import { ContactCard } from '#src/components/contact-card/contact-card.tsx';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ContactAddress } from './contact-address.tsx';
import { ContactHours } from './contact-hours.tsx';
import css from './partner-section.module.css';

const { actions, card } = subcontractorsPage;

/** The contact card for firms that want to work with us, with address and hours. */
export function PartnerSection() {
  return (
    <Zone className={css.zone} letter="G" plane="paper-2" padded>
      <ContactCard variant="subcontractor" id="apply">
        <div className={css.details}>
          <ContactAddress />
          <Facts
            lettering="label"
            layout="stack"
            items={[
              { term: contactCardLabels.phone, value: <PhoneLink /> },
              { term: card.email, value: <MailLink subject={actions.mail.subject} /> },
              { term: card.license, value: licenseNumber },
            ]}
          />
          <ContactHours />
        </div>
      </ContactCard>
    </Zone>
  );
}
