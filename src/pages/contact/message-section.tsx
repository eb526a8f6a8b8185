import { ContactCard } from '#src/components/contact-card/contact-card.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './message-section.module.css';

/** The contact card: whoever would rather write. */
export function MessageSection() {
  return (
    <Zone letter="C" plane="paper-2" padded className={css.zone}>
      <ContactCard id="message" />
    </Zone>
  );
}
