import { governmentPage } from '#content/pages/government.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './closing-section.module.css';

const { closing } = governmentPage;

/** Where to send a solicitation, and what comes back. */
export function ClosingSection() {
  return (
    <Zone letter="I" className={css.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">{closing.title}</h2>
      <p>{closing.text}</p>
      <ButtonRoute to="contact" variant="solid">
        {closing.contact}
      </ButtonRoute>
    </Zone>
  );
}
