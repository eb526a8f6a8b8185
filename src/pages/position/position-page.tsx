import { careerBenefits } from 'records:career-benefits';
import { apply, benefits, equal, positions, rights } from 'words:careers';
import * as words from 'words:position';
import { clsx } from 'clsx';
import { CareersForm } from '#src/components/application-forms.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { UntilDate } from '#src/components/clock-elements.tsx';
import { PhoneLink, RouteLink } from '#src/components/links.tsx';
import { FactStrip, RecordActions, RecordHero } from '#src/components/record-page/record-hero.tsx';
import {
  Quotation,
  RecordCards,
  RecordColumns,
  RuledList,
} from '#src/components/record-page/record-lists.tsx';
import { type Fill, fillOf } from '#src/lib/position-fill.ts';
import { axisOf, percent, type Scale } from '#src/lib/scale.ts';
import { recordOpener } from '#src/lib/screen.ts';
import { Bar, ScaleBar } from '#src/ui/bar.tsx';
import { Split, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { NamedCells } from '#src/ui/named-cells.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { type PositionView, positionViews } from '#src/views/record-pages/position.ts';
import { PayScale } from './pay-scale.tsx';
import css from './position-page.module.css';

/** Loads /careers/<id>, one position from its pay to its form; null where there is none. */
export const openPosition = recordOpener('position', positionViews, (page) => (
  <>
    <Zone letter="A" aria-labelledby="position">
      <RecordHero {...page} kind={words.facts.sheet} id="position">
        <UntilDate last={page.openUntil}>
          <RecordActions apply={words.apply} />
        </UntilDate>
        <p className={clsx('name', css.closed)} data-otherwise>
          {words.closed.text} <RouteLink to="careers">{words.closed.link}</RouteLink>
        </p>
      </RecordHero>
      <PayScale {...page} />
      <FactStrip items={page.facts} />
    </Zone>
    <RecordColumns
      letter="B"
      label={positions.responsibilities}
      last={page.notNeeded && <RuledList title={words.notNeeded} items={page.notNeeded} />}
    >
      <RuledList title={positions.responsibilities} items={page.responsibilities} />
      <RuledList title={positions.requirements} items={page.requirements} />
    </RecordColumns>
    <Zone letter="C" aria-labelledby="benefits">
      <Quotation of={page.testimonial} />
      <h2 id="benefits" className={clsx('name-lg', css.benefitsTitle)}>
        {benefits.title}
      </h2>
      <NamedCells of={[2, 3, 6]} ruled items={careerBenefits} />
    </Zone>
    {page.days && <DaysSection days={page.days} />}
    <UntilDate last={page.openUntil}>
      <ApplyZone
        letter="E"
        form={<CareersForm position={page.id} />}
        {...apply}
        title={page.applyLabel}
        // the days tell the same story
        steps={page.days ? [] : apply.steps}
      >
        <p>{equal}</p>
        <p>
          {rights.help} <PhoneLink>{rights.call}</PhoneLink>.
        </p>
        <p>{rights.check}</p>
        {page.sample && <SampleNote>{words.sample}</SampleNote>}
      </ApplyZone>
    </UntilDate>
    <RecordCards letter="F" title={words.others} items={page.others.slice(0, 2)} />
  </>
));

function DaysSection({ days }: Required<Pick<PositionView, 'days'>>) {
  const ends = days.map(({ until }) => until);
  const axis = axisOf(0, Math.max(...ends), [0, ...ends]);
  return (
    <Zone letter="D" padded aria-labelledby="days">
      <ZoneTitle id="days" title={words.days.title} />
      <Split into="aside">
        <ScaleBar {...axis} unit={words.days.unit} className={css.axis} />
      </Split>
      <ol>
        {days.map(({ title, text, until }, index) => (
          <li key={title}>
            <Split into="aside" gap="tight" className={css.step}>
              <DayLane scale={axis.scale} from={ends[index - 1] ?? 0} to={until} fill={fillOf(index)} />
              <div className={css.words}>
                <h3>{title}</h3>
                <p className="note">{text}</p>
                <p className="sr-only">
                  {words.days.until} {until}
                </p>
              </div>
            </Split>
          </li>
        ))}
      </ol>
    </Zone>
  );
}

function DayLane({ scale, from, to, fill }: { scale: Scale; from: number; to: number; fill: Fill }) {
  const [start, end] = [scale(to - 1), scale(to)];
  const isBehind = end < 70;
  return (
    <div className={css.lane}>
      <svg className={css.wait} aria-hidden="true">
        <line x1={percent(scale(from))} x2={percent(start)} y1="25%" y2="25%" />
        <text
          x={percent(isBehind ? end : start)}
          y="100%"
          dx={isBehind ? 10 : -10}
          textAnchor={isBehind ? 'start' : 'end'}
        >
          {words.days.until} <tspan>{to}</tspan>
        </text>
      </svg>
      <Bar scale={scale} from={to - 1} to={to} fill={fill} />
    </div>
  );
}
