import { mailingLines, officeLines } from '#content/facts/places.ts';
import { contactCardLabels } from '#content/words/contact-card.ts';
import { AddressLines } from '#src/components/address-lines.tsx';
import { Facts } from '#src/ui/facts.tsx';

/** Where the office is and where mail goes: for the side of a contact card. */
export function ContactAddress() {
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
