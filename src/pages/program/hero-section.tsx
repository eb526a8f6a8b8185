import * as words from 'words:program';
import { week } from 'words:units';
import { clsx } from 'clsx';
import { FactStrip } from '#src/components/record-page/fact-strip.tsx';
import { RecordActions, RecordHero } from '#src/components/record-page/record-hero.tsx';
import { Starts } from '#src/components/starts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import type { ProgramView } from '#src/views/record-pages/program.ts';
import css from './program-page.module.css';

/** Name and drawing of the program, its weeks, hours and fee at one size, and when it begins. */
export function HeroSection(page: ProgramView) {
  const { duration, days, hours, people, fee, feeNote, starts, where, employeesFee, sample } = page;
  return (
    <Zone letter="A" aria-labelledby="program">
      <RecordHero {...page} kind={words.facts.sheet} id="program">
        <RecordActions apply={words.apply} />
      </RecordHero>
      <Cells as="dl" of={[1, 3]} ruled className={css.figures} data-plane="water">
        <Figure
          term={words.facts.duration}
          value={String(duration)}
          unit={week({ count: duration })}
          note={days}
        />
        {hours && (
          <Figure
            term={words.facts.hours}
            value={String(hours)}
            unit={words.hours}
            note={people}
            isSample={sample}
          />
        )}
        <Figure term={words.facts.fee} value={fee} note={feeNote} />
      </Cells>
      <FactStrip
        items={[
          { term: words.facts.starts, value: <Starts starts={starts} className={css.starts} /> },
          { term: words.facts.where, value: where },
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

interface FigureProps {
  term: string;
  value: string;
  unit?: string | undefined;
  note: string | undefined;
  isSample?: boolean;
}

function Figure({ term, value, unit, note, isSample }: FigureProps) {
  return (
    <Row gap="tight">
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
  );
}
