import * as words from 'words:program';
import { employeesFee, whereTaught } from 'words:sentences';
import { apply } from 'words:training';
import { week } from 'words:units';
import { clsx } from 'clsx';
import { ApplyZone, TrainingForm } from '#src/components/application-forms.tsx';
import { FactStrip, RecordActions, RecordHero } from '#src/components/record-page/record-hero.tsx';
import {
  Quotation,
  RecordCards,
  RecordColumns,
  RuledList,
} from '#src/components/record-page/record-lists.tsx';
import { Starts, WeekBlocks } from '#src/components/starts-and-weeks.tsx';
import { recordOpener } from '#src/lib/screen.ts';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { RevisionTriangle, SampleNote } from '#src/ui/revision-triangle.tsx';
import { type ProgramView, programViews } from '#src/views/record-pages/program.ts';
import css from './program-page.module.css';

/** Loads /training/<id>, one program week by week to its form; null where there is none. */
export const openProgram = recordOpener('program', programViews, (page) => (
  <>
    <HeroSection {...page} />
    {page.weeks ? (
      <WeeksSection {...page} weeks={page.weeks} />
    ) : (
      // nobody has written what the weeks hold
      <Zone letter="B" aria-label={words.parts.topics}>
        <RuledList title={words.parts.topics} items={page.topics} />
      </Zone>
    )}
    {page.need && (
      <RecordColumns
        letter="C"
        label={words.need}
        last={
          <Stack className={css.task}>
            <h2 className="name-lg">{words.task}</h2>
            <p className="quote">{page.task}</p>
          </Stack>
        }
      >
        <RuledList title={words.need} items={page.need} />
      </RecordColumns>
    )}
    <Zone letter="D" aria-labelledby="end">
      <Quotation of={page.testimonial} />
      <Split at="large" gap="even" className={css.end}>
        <Stack gap="even">
          <h2 id="end">{words.leadsTo}</h2>
          <p className="lead">{page.leadsTo}</p>
        </Stack>
        {page.cards.length > 0 && (
          <Facts
            items={page.cards.map(({ name, examiner, note }) => ({
              term: name,
              value: (
                <>
                  <b>{examiner}</b> <br /> {note}
                </>
              ),
            }))}
          />
        )}
      </Split>
    </Zone>
    <ApplyZone
      letter="E"
      form={<TrainingForm message={words.message({ program: page.title })} />}
      {...apply}
    />
    <RecordCards letter="F" title={words.others} items={page.others} />
  </>
));

function WeeksSection({ weeks, duration, hasCard }: ProgramView & Required<Pick<ProgramView, 'weeks'>>) {
  return (
    <Zone letter="B" padded aria-labelledby="weeks">
      <ZoneTitle id="weeks" note={words.parts.note} title={words.parts.title} />
      <ol className={css.parts}>
        {weeks.map(({ weeks: { from, to }, title, text }) => (
          <li key={title} className={css.part}>
            <h3 className="name">{title}</h3>
            <p className="sr-only">
              {from === to ? `${words.parts.week} ${from}` : `${words.parts.weeks} ${from}–${to}`}
            </p>
            <WeekBlocks from={from} to={to} last={duration} card={hasCard} className={css.weeks} />
            <p className="note">{text}</p>
          </li>
        ))}
      </ol>
    </Zone>
  );
}

function HeroSection(page: ProgramView) {
  const { duration, hours, seats, sample } = page;
  const people = seats && words.people({ seats });
  const figures = [
    { term: words.facts.duration, value: duration, unit: week({ count: duration }), note: page.schedule },
    ...(hours
      ? [{ term: words.facts.hours, value: hours, unit: words.hours, note: people, isSample: sample }]
      : []),
    { term: words.facts.fee, value: page.fee, note: page.feeNote },
  ];
  return (
    <Zone letter="A" aria-labelledby="program">
      <RecordHero {...page} kind={words.facts.sheet} id="program">
        <RecordActions apply={words.apply} />
      </RecordHero>
      <Cells as="dl" of={[1, 3]} ruled className={css.figures} data-plane="water">
        {figures.map(({ term, value, unit, note, isSample }) => (
          <Row key={term} gap="tight">
            <dt className="label">{term}</dt>
            <dd>
              <GiantFigure className={css.figure}>{value}</GiantFigure>
              {unit && (
                <span className="name">
                  {' '}
                  {unit} {isSample && <RevisionTriangle mark="1" />}
                </span>
              )}
            </dd>
            <dd className={clsx('note', css.note)}>{note}</dd>
          </Row>
        ))}
      </Cells>
      <FactStrip
        items={[
          { term: words.facts.starts, value: <Starts starts={page.starts} className={css.starts} /> },
          { term: words.facts.where, value: whereTaught },
        ]}
      />
      {(employeesFee || sample) && (
        <Row ends className={css.foot}>
          {employeesFee && <p className="note">{employeesFee}</p>}
          {sample && <SampleNote>{words.sample}</SampleNote>}
        </Row>
      )}
    </Zone>
  );
}
