import { positionPage as words } from '#content/pages/position.ts';
import type { PositionView } from '#content/record-pages/position.ts';
import { RecordColumns } from '#src/components/record-page/record-columns.tsx';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import css from './demands-section.module.css';

/** What is done, what is needed, and what is not needed yet. */
export function DemandsSection({ demands, notNeeded }: PositionView) {
  const last = notNeeded.length > 0 && (
    <RuledList title={words.notNeeded} items={notNeeded} className={css.notNeeded} />
  );
  return (
    <RecordColumns letter="B" label={demands[0]?.title} last={last}>
      {demands.map(({ title, items }) => (
        <RuledList key={title} title={title} items={items} className={css.given} />
      ))}
    </RecordColumns>
  );
}
