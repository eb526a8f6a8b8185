import { certifications } from 'records:certifications';
import { programs } from 'records:programs';
import { trainingOutcomes } from 'records:training-outcomes';
import * as trainingPage from 'words:training';
import type { Certification } from '#content/records/training.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { MoreRoute } from '#src/components/more-route.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './training-page.module.css';

const { certifications: words, outcomes } = trainingPage;

/** The cards that the programs prepare for, who examines, what has been shown by then, and what it leads to. */
export function OutcomesSection() {
  return (
    <Zone letter="C" plane="water" aria-labelledby="certifications">
      <Stack gap="tight" className={css.cards}>
        <ZoneTitle id="certifications" note={words.note}>
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
        />
        <AbbreviationKey of={['NATE']} />
      </Stack>
      <Outcomes />
    </Zone>
  );
}

function Outcomes() {
  return (
    <Cells of={[1, 2]} ruled className={css.after}>
      <Stack gap="even">
        <h3>{outcomes.title}</h3>
        <Stack as="ul" gap="even" className={css.shown}>
          {trainingOutcomes.shown.map(({ id, text }) => (
            <li key={id} className="name">
              {text}
            </li>
          ))}
        </Stack>
      </Stack>
      <Stack gap="even" data-plane="ink">
        <h3>{outcomes.next}</h3>
        <ul>
          {trainingOutcomes.next.map(({ id, figure, unit, text }) => (
            <li key={id}>
              <p className="name">{text}</p>
              <GiantFigure unit={unit} className={css.wage}>
                {figure}
              </GiantFigure>
            </li>
          ))}
        </ul>
        <MoreRoute to="careers">{outcomes.link}</MoreRoute>
      </Stack>
    </Cells>
  );
}

function certificationCells({ name, examiner, note, preparedIn }: Certification) {
  const titles = programs.filter(({ id }) => preparedIn.includes(id)).map(({ title }) => title);
  return [
    name,
    <>
      <b>{examiner}</b> <br /> {note}
    </>,
    titles.length === programs.length ? words.everyProgram : titles.join(', '),
  ];
}
