import { certifications } from 'records:certifications';
import { programs } from 'records:programs';
import { trainingOutcomes } from 'records:training-outcomes';
import * as trainingPage from 'words:training';
import type { Certification } from '#content/records/training.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { MoreRoute } from '#src/components/more-route.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './outcomes-section.module.css';

const { certifications: words, outcomes } = trainingPage;

/** The cards that the programs prepare for, who examines, what has been shown by then, and what it leads to. */
export function OutcomesSection() {
  return (
    <Zone letter="C" plane="water" aria-labelledby="certifications">
      <div className={css.sheet}>
        <ZoneTitle id="certifications" note={words.note} className={css.title}>
          {words.title}
        </ZoneTitle>
        <Schedule
          caption={words.caption}
          captionHidden
          columns={[
            { head: words.columns.card },
            { head: words.columns.examiner, labelled: true },
            { head: words.columns.programs, labelled: true },
          ]}
          rows={certifications.map((certification) => ({
            key: certification.id,
            cells: certificationCells(certification),
          }))}
          className={css.cards}
        />
        <AbbreviationKey of={['NATE']} className={css.key} />
      </div>
      <Outcomes />
    </Zone>
  );
}

function Outcomes() {
  return (
    <div className={css.after}>
      <div className={css.shown}>
        <h3>{outcomes.title}</h3>
        <ul className={css.outcomes}>
          {trainingOutcomes.shown.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
      <div data-plane="ink" className={css.next}>
        <h3>{outcomes.next}</h3>
        <ul className={css.outcomes}>
          {trainingOutcomes.next.map(({ id, figure, unit, text }) => (
            <li key={id}>
              <p>{text}</p>
              <GiantFigure className={css.wage}>{figure}</GiantFigure> <b className={css.unit}>{unit}</b>
            </li>
          ))}
        </ul>
        <MoreRoute to="careers" className={css.more}>
          {outcomes.link}
        </MoreRoute>
      </div>
    </div>
  );
}

function certificationCells({ name, examiner, note, preparedIn }: Certification) {
  const titles = programs.filter(({ id }) => preparedIn.includes(id)).map(({ title }) => title);
  return [
    name,
    <>
      <b>{examiner}</b> <span className={css.condition}>{note}</span>
    </>,
    titles.length === programs.length ? words.everyProgram : titles.join(', '),
  ];
}
