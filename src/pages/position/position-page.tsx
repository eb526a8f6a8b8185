import { careerBenefits } from 'records:career-benefits';
import { apply, benefits, equal, pay as payWords, positions, rights } from 'words:careers';
import * as words from 'words:position';
import { clsx } from 'clsx';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { ApplyZone, CareersForm } from '#src/components/application-forms.tsx';
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
import { Bar, Marks, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { advanceOf, capHeight, FittedFigure, GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, NamedCells, Split, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { RevisionTriangle, SampleNote } from '#src/ui/revision-triangle.tsx';
import { payAxis } from '#src/views/careers.ts';
import { type PositionView, positionViews } from '#src/views/record-pages/position.ts';
import payCss from './pay-scale.module.css';
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

const payDollars = axisOf(...payAxis);
const dollars = payDollars.scale;

/** The pay as a figure that is as wide as its band on the scale of dollars; on a phone it only begins there. */
function PayScale({ pay, index, others, steps, sample }: PositionView) {
  const { min, max, hasBonuses } = pay;
  const range = formatRange(pay, formatDollars);
  const [from, to] = [dollars(min), dollars(max)];
  const unit = `${words.unit} ${hasBonuses ? payWords.bonuses : ''}`;
  // on a phone a letter takes 2.4 hundredths of the scale at most
  const isBehind = 100 - to > unit.length * 2.4;
  // in thousandths of the scale
  const width = (to - from) * 10;
  const height = Math.ceil((width / advanceOf(range)) * capHeight);
  return (
    <div className={payCss.pay} data-plane="water">
      <p className={payCss.figure}>
        <Spacer width={from} />
        <GiantFigure className={payCss.range}>{range}</GiantFigure> <span className="sr-only">{unit}</span>{' '}
        {sample && <RevisionTriangle mark="1" />}
      </p>
      <svg className={payCss.drawn} viewBox={`0 0 1000 ${height}`} aria-hidden="true">
        <FittedFigure x={from * 10} y={height} width={width}>
          {range}
        </FittedFigure>
      </svg>
      <div>
        <div className={payCss.band}>
          <Bar scale={dollars} from={min} to={max} fill={fillOf(index)} data-extends="" />
          <b className={clsx(payCss.unit, !isBehind && payCss.before)} aria-hidden="true">
            <svg width={percent(isBehind ? to : 100 - from)} height="1" />
            {unit}
          </b>
        </div>
        <ScaleBar {...payDollars} format={formatDollars} />
        {others.map((other) => (
          <OtherBand key={other.route.label} {...other} />
        ))}
      </div>
      {steps && (
        <Cells as="ol" of={[1, 3]} className={payCss.steps} aria-label={words.steps}>
          {steps.map(({ wage, text }) => (
            <li key={wage}>
              <b className="figure-md">{formatDollars(wage)}</b>
              <span className="note">{text}</span>
            </li>
          ))}
        </Cells>
      )}
    </div>
  );
}

function OtherBand({ route, pay: { min, max } }: PositionView['others'][number]) {
  const isLate = dollars(min) > 50;
  return (
    <svg className={payCss.other} height="36" aria-hidden="true">
      <text x={percent(dollars(isLate ? max : min))} y="18" textAnchor={isLate ? 'end' : 'start'}>
        {route.label}
      </text>
      <line x1={percent(dollars(min))} x2={percent(dollars(max))} y1="29" y2="29" />
      <Marks scale={dollars} at={[min, max]} y1="24" y2="34" />
    </svg>
  );
}

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
