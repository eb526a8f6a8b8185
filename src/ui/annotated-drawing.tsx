import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Point } from '#content/records/picture-fields.ts';
import css from './annotated-drawing.module.css';

/** A keynote's number on a part; `Keynotes` beside the drawing says what it stands for. */
export interface Flag {
  flag: number;
  part: Point;
  /** Where the hexagon stands, its leader ending on the part; without it the hexagon lies on the part itself. */
  at?: Point;
}

/** The name of a part on a white plate, its middle `at` a quiet area of the picture, with a leader that ends on the part. */
export interface Plate {
  title: string;
  text?: string;
  part: Point;
  at: Point;
}

/** Of a part and its words: its plate in a quiet area of the picture, which is another in each crop. */
export const plateOf = (words: Pick<Plate, 'title' | 'text'>, part: Point) => (x: number, y: number) => ({
  ...words,
  part,
  at: { x, y },
});

/** What is laid over the picture where its class shows it: a crop shows other parts, and leaves its quiet areas elsewhere. */
interface View {
  className?: string | undefined;
  flags?: readonly Flag[];
  plates?: readonly Plate[];
}

type AnnotatedDrawingProps = { className: string | undefined; picture: ReactNode; views?: readonly View[] };

/** A picture under leaders, flags and plates, in percent of it; a class crops all by `--crop-left`, `-top` and `-width` (0 to 1). */
export function AnnotatedDrawing({ picture, views = [], className }: AnnotatedDrawingProps) {
  const named = views[0]?.plates ?? [];
  return (
    <div className={clsx(css.frame, className)} data-annotated="">
      <div className={css.sheet}>
        {picture}
        {views.map(({ className: viewClass, flags = [], plates = [] }, index) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: the views of a drawing never change
            key={index}
            className={clsx(css.overlay, viewClass)}
            aria-hidden="true"
          >
            {flags.map((flag) => (
              <FlagMark key={`${flag.flag} ${flag.part.x}`} {...flag} />
            ))}
            {plates.map((plate) => (
              <PlateMark key={plate.title} {...plate} />
            ))}
          </svg>
        ))}
      </div>
      {named.length > 0 && (
        <ul className="sr-only">
          {named.map(({ title, text }) => (
            <li key={title}>
              {title} {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FlagMark({ flag, part, at }: Flag) {
  const { x, y } = at ?? part;
  return (
    <g>
      {at && <Leader from={at} to={part} />}
      <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true" data-flag={flag}>
        <path className={css.hexagon} d="M-15 0-7.5-13h15L15 0 7.5 13h-15z" />
        <text y="4.5" textAnchor="middle">
          {flag}
        </text>
      </svg>
    </g>
  );
}

function PlateMark({ title, text, part, at }: Plate) {
  return (
    <>
      <Leader from={at} to={part} />
      <svg x={`${at.x}%`} y={`${at.y}%`} overflow="visible" aria-hidden="true">
        {/* the plate grows with its words about the middle of this box, which never clips it */}
        <foreignObject x="-160" y="-60" width="320" height="120" overflow="visible">
          <div className={css.place}>
            <p className={css.plate} data-plate="">
              <b>{title}</b> {text}
            </p>
          </div>
        </foreignObject>
      </svg>
    </>
  );
}

function Leader({ from, to }: { from: Point; to: Point }) {
  return (
    <g>
      <line x1={`${from.x}%`} y1={`${from.y}%`} x2={`${to.x}%`} y2={`${to.y}%`} />
      <circle cx={`${to.x}%`} cy={`${to.y}%`} r="3.5" data-dot="" />
    </g>
  );
}

type KeynotesProps = {
  items: readonly { flag: number; title: ReactNode; text?: ReactNode }[];
  className?: string;
};

/** The key to a drawing: what each hexagon on it stands for. */
export function Keynotes({ items, className }: KeynotesProps) {
  return (
    <ol className={clsx(css.keynotes, className)}>
      {items.map(({ flag, title, text }) => (
        <li key={flag}>
          <HexagonFlag>{flag}</HexagonFlag>
          <div>
            <div className={css.title}>{title}</div>
            {text && <p className={css.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A keynote's number; the same number stands on the drawing and in the list under it. */
export function HexagonFlag({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx(css.flag, className)} {...rest} />;
}
