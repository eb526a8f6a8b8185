import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { percent, type Scale } from '#src/lib/scale.ts';
import css from './bar.module.css';

type BarProps = ComponentProps<'div'> & {
  scale: Scale;
  from?: number;
  to?: number;
  fill?: BarFill;
  /** Runs to a break line at the end of the scale: the length continues beyond it. */
  broken?: boolean;
};

/** A length that is a fact, drawn to a scale; its figure belongs in text beside it. */
export function Bar({ scale, from, to, fill = 'solid', broken, className, ...rest }: BarProps) {
  const hatch = useId();
  const start = from === undefined ? 0 : scale(from);
  const end = broken || to === undefined ? 100 : scale(to);
  const isHatched = isHatch(fill);
  const ink = isHatched ? undefined : css[fill satisfies 'solid' | 'blue' | 'water' | 'outline'];
  const length = { x: percent(start), width: percent(end - start), height: '100%' };
  return (
    <div className={clsx(css.bar, ink, className)} {...rest}>
      <svg className={css.drawing} aria-hidden="true">
        {isHatched && <HatchPattern id={hatch} hatch={fill} />}
        <rect className={css.ground} {...length} />
        <rect className={css.shape} {...length} fill={isHatched ? `url(#${hatch})` : undefined} />
        {broken && <BreakLine x={percent(end)} />}
      </svg>
    </div>
  );
}

/** A range of a record as the ends of its bar. */
export function endsOf({ min, max, isOpen }: { min: number; max: number; isOpen?: boolean | undefined }) {
  return { from: min, to: max, broken: isOpen };
}

function BreakLine({ x }: { x: string }) {
  return (
    <svg className={css.break} x={x} height="100%" aria-hidden="true">
      <g transform={`translate(0 ${-overhang})`}>
        <rect className={css.cut} width="20" height="50%" />
        <line y2="50%" />
      </g>
      <g transform={`translate(0 ${overhang})`}>
        <rect className={css.cut} y="50%" width="20" height="50%" />
        <line y1="50%" y2="100%" />
      </g>
      <svg y="50%" overflow="visible" aria-hidden="true">
        <path className={css.cut} d={`${zigzag}h20v-16z`} />
        <path d={zigzag} />
      </svg>
    </svg>
  );
}

const overhang = 8;
/** As high as both overhangs: the halves above and below leave room for it. */
const zigzag = 'M0-8l8 5-16 6 8 5';

/** Fills by ink alone, told apart without color. */
type Hatch = 'hatched' | 'crossed' | 'dotted';

export type BarFill = 'solid' | 'blue' | 'water' | 'outline' | Hatch;

/** Whether a fill needs the pattern of a hatch. */
export function isHatch(fill: BarFill): fill is Hatch {
  return fill === 'hatched' || fill === 'crossed' || fill === 'dotted';
}

type HatchPatternProps = ComponentProps<'pattern'> & { id: string; hatch: Hatch };

/** The pattern behind `fill="url(#id)"`: strokes at 45°, crossed strokes, or dots. */
export function HatchPattern({ hatch, className, ...rest }: HatchPatternProps) {
  return (
    <pattern
      className={clsx(css.hatch, className)}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      {...rest}
    >
      {hatch === 'dotted' ? (
        <path className={css.dots} d="M2 2h0M6 6h0" />
      ) : (
        <path d={hatch === 'hatched' ? diagonal : `${diagonal}M-2-2 10 10M6-2l4 4M-2 6l4 4`} />
      )}
    </pattern>
  );
}

const diagonal = 'M-2 10 10-2M-2 2 2-2M6 10l4-4';

type ScaleBarProps = {
  className?: string | undefined;
  scale: Scale;
  ticks: readonly number[];
  minor?: readonly number[];
  unit?: string;
  format?: (value: number) => string;
  /** On a phone every second label gives way, where no length ends on one. */
  thinned?: boolean;
};

/** The scale itself: an axis with labelled ticks, drawn once under (or over) the lengths that are read on it. */
export function ScaleBar(props: ScaleBarProps) {
  const { scale, ticks, minor = [], unit, format = String, thinned, className } = props;
  const last = ticks.length - 1;
  return (
    <svg className={clsx(css.scale, className)} height="32" aria-hidden="true">
      <line className={css.axis} x2="100%" />
      <Marks scale={scale} at={minor} y2="6" />
      {ticks.map((value, index) => {
        const place = scale(value);
        const x = percent(place);
        return (
          <g key={value} className={clsx(thinned && (last - index) % 2 === 1 && index !== 0 && css.between)}>
            <line x1={x} x2={x} y2="11" />
            <text x={x} y="27" textAnchor={place < 4 ? 'start' : place > 96 ? 'end' : 'middle'}>
              {format(value)}
              {index === last && unit && <tspan className={css.unit}> {unit}</tspan>}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type MarksProps = Omit<ComponentProps<'line'>, 'scale'> & { scale: Scale; at: readonly number[] };

/** Upright lines at some values of a scale, for a drawing of its own. */
export function Marks({ scale, at, ...rest }: MarksProps) {
  return at.map((value) => {
    const x = percent(scale(value));
    return <line key={value} x1={x} x2={x} {...rest} />;
  });
}

/** Keeps a part of a scale free, in percent of it: an attribute, because a style with a computed length is not allowed. */
export function Spacer({ width, ...rest }: ComponentProps<'svg'> & { width: number }) {
  return <svg width={percent(width)} height="1" aria-hidden="true" {...rest} />;
}

type DimensionLineProps = {
  className?: string | undefined;
  scale: Scale;
  to: number;
  /** It grows to its length when it is first seen. */
  isExtending?: boolean;
  children?: string;
};

/** A measured length: extension lines, a slanted tick at both ends, and what it measures between them. */
export function DimensionLine({ scale, to, isExtending, children, className }: DimensionLineProps) {
  const end = scale(to);
  return (
    <svg className={clsx(css.dimension, className)} height="32" aria-hidden="true">
      {/* the words on it keep their shape */}
      <g data-extends={isExtending ? '' : undefined}>
        <line x1={percent(0)} x2={percent(end)} y1="50%" y2="50%" />
        {[0, end].map((x) => (
          <svg key={x} x={percent(x)} y="50%" overflow="visible" aria-hidden="true">
            <path d="M0-16V16" />
            <path className={css.tick} d="m-6 6 12-12" />
          </svg>
        ))}
      </g>
      {children && (
        <text x={percent(end / 2)} y="50%" dy="0.36em" textAnchor="middle">
          {children}
        </text>
      )}
    </svg>
  );
}
