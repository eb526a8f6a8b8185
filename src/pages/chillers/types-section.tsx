import { chillerTypes } from 'records:chiller-types';
import * as chillersPage from 'words:chillers';
import { clsx } from 'clsx';
import type { ChillerType } from '#content/records/services.ts';
import { formatNumber, formatRange } from '#content/values/format.ts';
import { ChillerElevation } from '#src/components/drawings/chiller-elevation.tsx';
import { percent, tonScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Row } from '#src/ui/layout.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { routes } from '#src/views/routes.ts';
import css from './types-section.module.css';

const { elevation, kinds, note, title, unit } = chillersPage.types;

/** The one scale of tons on which all types are drawn. */
const { scale, ticks } = tonScale(chillerTypes.map(({ tons }) => tons));

/** Every type stands on its range of tons, all on one scale: first those told apart by their cooling, then the compressor. */
export function TypesSection() {
  return (
    <Zone letter="B" padded aria-labelledby="types-title">
      <DrawingTitle number={1} sheet={routes.chillers.sheet} id="types-title" note={note}>
        {title}
      </DrawingTitle>
      <TonAxis />
      {(['heat rejection', 'compressor'] as const).map((kind) => (
        <div key={kind} className={css.lanes}>
          <p className={`note ${css.kind}`}>{kinds[kind]}</p>
          {chillerTypes
            .filter((type) => type.kind === kind)
            .map((type) => (
              <ChillerLane key={type.id} {...type} />
            ))}
        </div>
      ))}
      <TonAxis />
    </Zone>
  );
}

/** The scale of tons, over and under the machines. */
function TonAxis() {
  return (
    <ScaleBar className={css.axis} scale={scale} ticks={ticks} unit={unit} format={formatNumber} everyLabel />
  );
}

/** Hatched for what is a compressor, not a machine of its own. */
const fills = { 'air-cooled': 'solid', 'water-cooled': 'blue', screw: 'hatched' } as const;

/** In percent of the scale. */
const roomForText = 24;

/** A type of chiller on its range of tons; its text before the range where that leaves room, else after it, else over its upper half. */
function ChillerLane({ id, name, tons, text }: ChillerType) {
  const start = scale(tons.min);
  const end = tons.isOpen ? 100 : scale(tons.max);
  const isBefore = start >= roomForText;
  const machineEnd = isBefore || 100 - end >= roomForText ? end : (start + end) / 2;
  return (
    <article id={id} className={css.lane} aria-labelledby={`${id}-name`}>
      <svg className={css.lines} width="100%" height="100%" aria-hidden="true">
        {ticks.slice(1).map((value) => (
          <line key={value} x1={percent(scale(value))} x2={percent(scale(value))} y2="100%" />
        ))}
      </svg>
      <div className={css.stage}>
        <Spacer width={start} />
        <ChillerElevation type={id} alt={elevation({ name: name.toLowerCase() })} className={css.machine} />
        <Spacer width={100 - end} />
        <Spacer width={end - machineEnd} isBeside />
      </div>
      <div className={css.words}>
        {!isBefore && <Spacer width={machineEnd} isBeside />}
        <Row gap="tight" className={css.text}>
          <h3 id={`${id}-name`}>{name}</h3>
          <p className="name">
            <span className={`num ${css.figure}`}>{formatRange(tons)}</span> {unit}
          </p>
          <p className="note">{text}</p>
        </Row>
        {isBefore && <Spacer width={100 - start} isBeside />}
      </div>
      <Bar
        scale={scale}
        from={tons.min}
        to={tons.isOpen ? undefined : tons.max}
        broken={tons.isOpen}
        fill={fills[id]}
        className={css.bar}
      />
    </article>
  );
}

interface SpacerProps {
  width: number;
  /** Only where words stand beside the machine. */
  isBeside?: boolean;
}

/** Keeps a part of the scale free: an attribute, because a style with a computed length is not allowed. */
function Spacer({ width, isBeside }: SpacerProps) {
  return (
    <svg
      className={clsx(css.spacer, isBeside && css.beside)}
      width={percent(width)}
      height="1"
      aria-hidden="true"
    />
  );
}
