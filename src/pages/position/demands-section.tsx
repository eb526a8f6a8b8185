import { positionWords as words } from '#content/pages/position.ts';
import type { PositionPage } from '#content/record-pages/position.ts';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './demands-section.module.css';

/** What is done, what is needed, and what is not needed yet. */
export function DemandsSection({ demands, notNeeded }: PositionPage) {
  return (
    <Zone letter="B" aria-label={demands[0]?.title} className={css.demands}>
      {demands.map(({ title, items }) => (
        <RuledList key={title} title={title} items={items} className={css.column} />
      ))}
      {notNeeded.length > 0 && (
        <div data-plane="ink" className={css.not}>
          <RuledList title={words.notNeeded} items={notNeeded} />
        </div>
      )}
    </Zone>
  );
}
