import { programPage as words } from '#content/pages/program.ts';
import type { ProgramView } from '#content/record-pages/program.ts';
import { RecordColumns } from '#src/components/record-page/record-columns.tsx';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import css from './need-section.module.css';

/** What one needs, and the task that stands at the end. */
export function NeedSection({ need, task }: ProgramView) {
  if (!need.length && !task) return null;
  const last = task && (
    <div className={css.task}>
      <h2>{words.task}</h2>
      <p>{task}</p>
    </div>
  );
  return (
    <RecordColumns letter="C" label={words.need} last={last}>
      {need.length > 0 && <RuledList title={words.need} items={need} />}
    </RecordColumns>
  );
}
