import { mailingLines, officeLines } from '#content/facts/places.ts';
import { contactCardLabels } from '#content/words/contact-card.ts';
import { AddressLines } from '#src/components/address-lines.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { Facts } from '#src/ui/facts.tsx';

/** Where the office is, where mail goes, and the number: for the side of a contact card. */
export function ContactAddress() {
  const { office, mailing, phone } = contactCardLabels;
  return (
    <Facts
      lettering="label"
      layout="stack"
      items={[
        { term: office, value: <AddressLines lines={officeLines} /> },
        { term: mailing, value: <AddressLines lines={mailingLines} /> },
        { term: phone, value: <PhoneLink /> },
      ]}
    />
  );
}
