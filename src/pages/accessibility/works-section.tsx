import { accessibilityPage } from '#content/pages/accessibility.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './works-section.module.css';

const { title, items } = accessibilityPage.works;

/** What a visitor can count on, each line ticked by a test. */
export function WorksSection() {
  return (
    <Zone letter="B" padded aria-labelledby="works">
      <ZoneTitle id="works">{title}</ZoneTitle>
      <ul className={css.list}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <Icon name="done" className={css.tick} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
