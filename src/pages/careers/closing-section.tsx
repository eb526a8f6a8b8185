import { careersPage } from '#content/pages/careers.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './closing-section.module.css';

const { link, text, title } = careersPage.closing;

/** For whoever fits none of the positions at a glance: write to us. */
export function ClosingSection() {
  return (
    <Zone letter="G" plane="shell" aria-labelledby="closing" className={css.zone}>
      <div>
        <h2 id="closing">{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <ButtonRoute to="contact">{link}</ButtonRoute>
    </Zone>
  );
}
