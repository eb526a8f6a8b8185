import { certifications } from 'records:certifications';
import { programs } from 'records:programs';
import { trainingOutcomes } from 'records:training-outcomes';
import { trainingReasons } from 'records:training-reasons';
import { apply, outcomes, testimonials, why, certifications as words } from 'words:training';
import type { Certification } from '#content/records/training.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { ApplyZone, TrainingForm } from '#src/components/application-forms.tsx';
import { MoreRoute } from '#src/components/links.tsx';
import { TestimonialFigure } from '#src/components/testimonial-figure.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, NamedCells, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { trainingTestimonials } from '#src/views/people.ts';
import { HeroSection, ProgramsSection } from './hero-and-programs.tsx';
import css from './training-page.module.css';

/** /training: five programs by weeks, what they lead to, and the application. */
export function TrainingPage() {
  return (
    <>
      <HeroSection />
      {programs.length > 0 && <ProgramsSection />}
      {certifications.length > 0 && (
        <Zone letter="C" plane="water" aria-labelledby="certifications">
          <Stack gap="tight" className={css.cards}>
            <ZoneTitle id="certifications" note={words.note} title={words.title} />
            <Schedule
              caption={words.caption}
              columns={[words.columns.card, words.columns.examiner, words.columns.programs]}
              labelledFrom={1}
              rows={certifications.map(({ id, name, examiner, note, preparedIn }) => ({
                key: id,
                cells: [
                  name,
                  <>
                    <b>{examiner}</b> <br /> {note}
                  </>,
                  titlesOf(preparedIn),
                ],
              }))}
            />
            <AbbreviationKey of={['NATE']} />
          </Stack>
          <Cells of={[1, 2]} ruled>
            <Stack gap="even">
              <h3>{outcomes.title}</h3>
              <Stack as="ul" gap="tight" className={css.shown}>
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
        </Zone>
      )}
      {(trainingReasons.length > 0 || trainingTestimonials.length > 0) && (
        <Zone letter="D" aria-labelledby="why">
          <Split into="aside">
            <Stack className={css.why}>
              <h2 id="why">{why}</h2>
              <NamedCells of={[2, 1]} items={trainingReasons} className={css.reasons} />
            </Stack>
            {trainingTestimonials.length > 0 && (
              <Cells of={[2, 2]} data-plane="shell" className={css.voices}>
                <h2 className="label">{testimonials.title}</h2>
                {trainingTestimonials.map((graduate) => (
                  <TestimonialFigure key={graduate.id} of={graduate} rated className={css.voice} />
                ))}
              </Cells>
            )}
          </Split>
        </Zone>
      )}
      <ApplyZone letter="E" form={<TrainingForm />} {...apply} />
    </>
  );
}

function titlesOf(ids: Certification['preparedIn']): string {
  const titles = programs.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return titles.length === programs.length ? words.everyProgram : titles.join(', ');
}
