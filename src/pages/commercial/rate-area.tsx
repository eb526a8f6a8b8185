import { formatDollars } from '#content/format.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { rates } from '#content/records/rates/rates.ts';
import { percent } from '#src/lib/scale.ts';
import css from './rate-area.module.css';

const { rates: words } = commercialPage;
const { privateTechnician, privateHelper } = rates;
const bands = [
  { dollars: privateTechnician.dollarsPerHour, fill: css.technician },
  { dollars: privateHelper.dollarsPerHour, fill: css.helper },
];
const total = bands.reduce((sum, { dollars }) => sum + dollars, 0);

// pixels down, percent across: the words keep their size at every width
const height = 190;
const left = 23;
const right = 77;
const bandHeight = (dollars: number) => Math.round((dollars / total) * height);

/** A visit as an area: dollars an hour upward, hours across; each cell is what an hour of one person comes to. */
export function RateArea() {
  const tops = bands.map((_, index) =>
    bands.slice(0, index).reduce((sum, { dollars }) => sum + bandHeight(dollars), 0),
  );
  return (
    <svg className={css.area} height={height + 60} aria-hidden="true">
      {bands.map(({ dollars, fill }, index) => {
        const top = 10 + (tops[index] as number);
        return (
          <g key={dollars}>
            <rect
              className={fill}
              x={percent(left)}
              y={top}
              width={percent(right - left)}
              height={bandHeight(dollars)}
            />
            <text
              className={css.cost}
              x={percent(left)}
              dx="14"
              y={top + bandHeight(dollars) / 2}
              dy="0.35em"
            >
              {formatDollars(dollars * words.hours)}
            </text>
            <Rise x={left} edge={-1} top={top} height={bandHeight(dollars)} text={words.perHour(dollars)} />
          </g>
        );
      })}
      {Array.from({ length: words.hours - 1 }, (_, hour) => {
        const x = percent(left + ((right - left) * (hour + 1)) / words.hours);
        return <line key={x} className={css.hour} x1={x} x2={x} y1="10" y2={10 + height} />;
      })}
      <Rise x={right} edge={1} top={10} height={height} text={words.perHour(total)} />
      <Run y={height + 38} text={words.hoursText} />
    </svg>
  );
}

interface RiseProps {
  /** Percent across where the measured edge lies; the dimension stands before it (-1) or behind it (1). */
  x: number;
  edge: -1 | 1;
  top: number;
  height: number;
  text: string;
}

/** A dimension in dollars an hour, upright. */
function Rise({ x, edge, top, height: length, text }: RiseProps) {
  return (
    <svg x={percent(x)} y={top} overflow="visible" aria-hidden="true">
      <path
        d={`M${8 * edge} 0h${18 * edge}M${8 * edge} ${length}h${18 * edge}M${20 * edge} -6v${length + 12}`}
      />
      <path className={css.tick} d={`M${20 * edge - 6} 6l12-12M${20 * edge - 6} ${length + 6}l12-12`} />
      <text x={14 * edge + 12 * edge} y={length / 2} dy="0.35em" textAnchor={edge < 0 ? 'end' : 'start'}>
        {text}
      </text>
    </svg>
  );
}

/** The dimension in hours, under the area. */
function Run({ y, text }: { y: number; text: string }) {
  return (
    <>
      <line x1={percent(left)} x2={percent(right)} y1={y} y2={y} />
      {[left, right].map((x) => (
        <svg key={x} x={percent(x)} y={y} overflow="visible" aria-hidden="true">
          <path d="M0-20V8" />
          <path className={css.tick} d="m-6 6 12-12" />
        </svg>
      ))}
      <text className={css.run} x={percent((left + right) / 2)} y={y} dy="0.36em" textAnchor="middle">
        {text}
      </text>
    </>
  );
}
