import * as words from 'words:program';
import { TrainingForm } from '#src/components/application-forms/training-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { Quotation } from '#src/components/record-page/quotation.tsx';
import { RecordCards } from '#src/components/record-page/record-cards.tsx';
import { RecordColumns } from '#src/components/record-page/record-columns.tsx';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import { openRecord } from '#src/lib/record-screen.ts';
import { Zone } from '#src/ui/zone.tsx';
import { type ProgramView, programViews } from '#src/views/record-pages/program.ts';
import { HeroSection } from './hero-section.tsx';
import css from './program-page.module.css';
import { WeeksSection } from './weeks-section.tsx';

/** Loads the page of the program `id`; null where there is none. */
export function openProgram(id: string) {
  return openRecord(programViews, id, (page) => <ProgramPage key={id} {...page} />);
}

/** /training/<id>: one program, week by week, to its form. */
function ProgramPage(page: ProgramView) {
  return (
    <>
      <HeroSection {...page} />
      <WeeksSection {...page} />
      <NeedSection {...page} />
      <EndSection {...page} />
      <ApplySection {...page} />
      <RecordCards letter="F" title={words.others} items={page.others} />
    </>
  );
}

/** What one needs, and the task that stands at the end. */
function NeedSection({ need, task }: ProgramView) {
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

/** The application with this program named in it, and what happens after it. */
function ApplySection({ apply, message }: ProgramView) {
  return <ApplyZone letter="E" form={<TrainingForm message={message} />} {...apply} />;
}

/** What the program leads to, and the cards that it prepares for, under what a graduate says. */
function EndSection({ leadsTo, cards, testimonial }: ProgramView) {
  return (
    <Zone letter="D" aria-labelledby="end" className={css.zone}>
      {testimonial && (
        <div data-plane="shell">
          <Quotation of={testimonial} />
        </div>
      )}
      <div className={css.text}>
        <h2 id="end">{words.leadsTo}</h2>
        <p className="lead">{leadsTo}</p>
        {cards.length > 0 && (
          <dl className={css.cards}>
            {cards.map(({ id, name, examiner, note }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  <b>{examiner}</b> {note}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Zone>
  );
}
