import { programWords as words } from '#content/pages/program.ts';
import type { ProgramPage } from '#content/record-pages/program.ts';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './need-section.module.css';

/** What one needs, what one learns, and the task that stands at the end. */
export function NeedSection({ need, topics, parts, task }: ProgramPage) {
  if (!need.length && !task) return null;
  return (
    <Zone letter="C" aria-label={words.need} className={css.zone}>
      {need.length > 0 && <RuledList title={words.need} items={need} className={css.column} />}
      {parts.length > 0 && <RuledList title={words.parts.topics} items={topics} className={css.column} />}
      {task && (
        <div data-plane="ink" className={css.task}>
          <h2>{words.task}</h2>
          <p>{task}</p>
        </div>
      )}
    </Zone>
  );
}
