import { officeHours } from '#content/facts/opening-hours.ts';
import { contactCardLabels } from '#content/words/contact-card.ts';
import { Facts } from '#src/ui/facts.tsx';

/** When the office is open: for the side of a contact card. */
export function ContactHours() {
  return (
    <div>
      <p className="label">{contactCardLabels.hours}</p>
      <Facts items={officeHours.map(({ days, time }) => ({ term: days, value: time }))} />
    </div>
  );
}
