import { company } from '#content/company.ts';
import { licenseNumber } from '#content/facts.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { ContactCard } from '#src/components/contact-card/contact-card.tsx';
import { Sentence } from '#src/components/sentence.tsx';
import { mailHref } from '#src/lib/contact-href.ts';
import { Facts } from '#src/ui/facts.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ContactAddress } from './contact-address.tsx';
import { ContactHours } from './contact-hours.tsx';
import css from './partner-section.module.css';

const { actions, card } = subcontractorsPage;
const mailto = mailHref(company.email, { subject: actions.mail.subject });

/** The contact card for firms that want to work with us, with address and hours. */
export function PartnerSection() {
  return (
    <Zone letter="F" plane="paper-2" className={css.zone}>
      <div data-plane="paper">
        <ContactCard variant="subcontractor" id="apply">
          <div className={css.details}>
            <div>
              <ContactAddress />
              <Facts
                lettering="label"
                layout="stack"
                items={[
                  { term: card.email, value: <a href={mailto}>{company.email}</a> },
                  { term: card.license, value: <Sentence>{licenseNumber}</Sentence> },
                ]}
                className={css.more}
              />
            </div>
            <ContactHours />
          </div>
        </ContactCard>
      </div>
    </Zone>
  );
}
