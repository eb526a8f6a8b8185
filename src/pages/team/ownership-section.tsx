import * as words from 'words:team';
import { clsx } from 'clsx';
import { type ComponentProps, Fragment, useId } from 'react';
import { percent } from '#src/lib/scale.ts';
import { type BarFill, HatchPattern, isHatch } from '#src/ui/bar.tsx';
import { advanceOf, capHeight, FittedFigure } from '#src/ui/giant-figure.tsx';
import { Split, Stack, Zone } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { leadership } from '#src/views/people.ts';
import css from './ownership-section.module.css';

/** Who owns the company: every share to scale, the bar as wide as the sheet. */
export function OwnershipSection() {
  const figures = shares.map(({ owner, percent: share, start }) => {
    const text = words.ownership.share({ percent: share });
    // over its name: the first at the margin, less what its side leaves free, the others as far in as the names are
    const inset = start === 0 ? 14 : air;
    const width = share * hundredth - inset;
    return { id: owner.id, text, x: start * hundredth + inset, width };
  });
  const heights = figures.map(({ text, width }) => ((width - air) / advanceOf(text)) * capHeight);
  const height = Math.ceil(Math.max(...heights));
  return (
    <Zone letter="A" aria-labelledby="team-title">
      <Split into="main" gap="even" className={css.text}>
        <h1 id="team-title">
          {words.title.map((line) => (
            <Fragment key={line}>
              {line} <br />
            </Fragment>
          ))}
        </h1>
        <p className="lead">{words.lead}</p>
      </Split>
      <h2 className="sr-only">{words.ownership.title}</h2>
      {/* all shares as one bar, each under a figure as wide as its share, from where its name begins; the labels say it in text */}
      <div className={css.across}>
        <svg className={css.figures} viewBox={`0 0 ${sheet} ${height}`} aria-hidden="true">
          {figures.map(({ id, text, x, width }) => (
            <FittedFigure key={id} x={x} y={height} width={width} air={air}>
              {text}
            </FittedFigure>
          ))}
        </svg>
        <svg className={css.bar} data-extends="" aria-hidden="true">
          {shares.map(({ owner, percent: share, start, fill }) => (
            <g key={owner.id}>
              <ShareRect share={fill} x={percent(start)} width={percent(share)} height="100%" />
              {start > 0 && <line x1={percent(start)} x2={percent(start)} y2="100%" stroke="currentColor" />}
            </g>
          ))}
        </svg>
      </div>
      <Stack gap="even" className={css.under}>
        <ol className={css.labels}>
          {shares.map((share) => (
            <OwnershipLabel key={share.owner.id} {...share} />
          ))}
        </ol>
        {leadership.some(({ sample }) => sample) && (
          <SampleNote className={css.note}>{words.ownership.sample}</SampleNote>
        )}
      </Stack>
    </Zone>
  );
}

/** The width of the sheet in units of the drawing, and a percent of it. */
const sheet = 1000;
const hundredth = sheet / 100;
/** Keeps a figure off either end of its share. */
const air = 8;

/** Whose share it is: a link to the person, under the share; on a phone beside it, in a row as high as the share. */
function OwnershipLabel({ owner, percent, fill }: (typeof shares)[number]) {
  const share = words.ownership.share({ percent });
  const height = percent * phone.unit;
  const isLarge = percent > 30;
  const room = isLarge ? phone.width - 2 * phone.bar : phone.width / 2 - phone.bar - 2 * phone.gap;
  const width = Math.round(Math.min(room, ((height * 0.6) / capHeight) * advanceOf(share)));
  const cap = (width / advanceOf(share)) * capHeight;
  const base = Math.round(isLarge ? height * 0.9 : (height + cap) / 2);
  const viewBox = `0 0 ${phone.width} ${height}`;
  return (
    <li className={clsx(css.label, isLarge && css.large, percent < 12 && css.narrow, percent < 8 && css.low)}>
      {/* where there is room nothing but a width, by which the row is divided */}
      <svg className={css.row} viewBox={viewBox} width={percent * 100} aria-hidden="true">
        <ShareRect share={fill} width={phone.bar} height={height} />
        <line x1={phone.bar} x2={phone.bar} y2={height} stroke="currentColor" />
        <FittedFigure x={phone.bar + phone.gap} y={base} width={width}>
          {share}
        </FittedFigure>
      </svg>
      <a className={css.link} href={`#${owner.id}`}>
        <b className="note">{owner.name}</b> <span className="small">{owner.role}</span>{' '}
        <span className="sr-only">{share}</span>
      </a>
    </li>
  );
}

/** The drawing on a phone, in pixels of one 390 wide: `unit` is the height of a percent. */
const phone = { width: 390, unit: 5, bar: 40, gap: 12 };

function ShareRect({ share, ...rest }: ComponentProps<'rect'> & { share: BarFill }) {
  const id = useId();
  return (
    <>
      {isHatch(share) && <HatchPattern id={id} hatch={share} />}
      <rect fill={isHatch(share) ? `url(#${id})` : inks[share]} {...rest} />
    </>
  );
}

const inks = {
  solid: 'currentColor',
  blue: 'var(--color-blue)',
  water: 'var(--color-water)',
  outline: 'none',
};

const fills: readonly BarFill[] = ['solid', 'hatched', 'blue', 'crossed', 'dotted', 'water', 'outline'];
let end = 0;

/** The owners and their shares: each in percent of the whole, where it begins on a scale of that, and how it is filled. */
export const shares = leadership.map((owner, index) => {
  const { name, ownership: percent } = owner;
  if (percent === null) throw new Error(`${name} is listed under leadership without a share`);
  const fill = fills[index];
  if (!fill) throw new Error(`no pattern is drawn for owner number ${index + 1}`);
  const start = end;
  end += percent;
  return { owner, percent, start, fill };
});
