import { contactCardLabels } from 'words:contact-card';
import { licenseNumber } from 'words:facts';
import * as subcontractorsPage from 'words:subcontractors';
import { AddressLines } from '#src/components/address-lines.tsx';
import { ContactCard } from '#src/components/contact-card/contact-card.tsx';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { officeHours } from '#src/views/hours.ts';
import { mailingLines, officeLines } from '#src/views/identity.ts';
import css from './partner-section.module.css';

const { actions, card } = subcontractorsPage;

/** The contact card for firms that want to work with us, with address and hours. */
export function PartnerSection() {
  return (
    <Zone letter="G" plane="paper-2" padded>
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

/** Where the office is and where mail goes: for the side of a contact card. */
function ContactAddress() {
  const { office, mailing } = contactCardLabels;
  return (
    <Facts
      lettering="label"
      layout="stack"
      items={[
        { term: office, value: <AddressLines lines={officeLines} /> },
        { term: mailing, value: <AddressLines lines={mailingLines} /> },
      ]}
    />
  );
}

/** When the office is open: for the side of a contact card. */
function ContactHours() {
  return (
    <div>
      <p className="label">{contactCardLabels.hours}</p>
      <Facts items={officeHours.map(({ days, time }) => ({ term: days, value: time }))} />
    </div>
  );
}
