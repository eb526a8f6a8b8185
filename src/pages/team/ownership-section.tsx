import * as teamPage from 'words:team';
import { Fragment } from 'react';
import { advanceOf, capHeight } from '#src/lib/figure-advance.ts';
import { percent } from '#src/lib/scale.ts';
import { FittedFigure } from '#src/ui/fitted-figure.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { leadership } from '#src/views/people.ts';
import { type Share, sharesOf } from './ownership.ts';
import { OwnershipLabel } from './ownership-label.tsx';
import css from './ownership-section.module.css';
import { ShareRect } from './share-rect.tsx';

/** Who owns the company: every share to scale, the bar as wide as the sheet. */
export function OwnershipSection() {
  const shares = sharesOf(leadership);
  return (
    <Zone letter="A" aria-labelledby="team-title">
      <Split into="main" gap="even" className={css.text}>
        <h1 id="team-title">
          {teamPage.title.map((line) => (
            <Fragment key={line}>
              {line} <br />
            </Fragment>
          ))}
        </h1>
        <p className="lead">{teamPage.lead}</p>
      </Split>
      <h2 className="sr-only">{teamPage.ownership.title}</h2>
      <OwnershipBar shares={shares} />
      <Stack gap="even" className={css.under}>
        <ol className={css.labels}>
          {shares.map((share) => (
            <OwnershipLabel key={share.owner.id} {...share} />
          ))}
        </ol>
        {leadership.some(({ sample }) => sample) && (
          <SampleNote className={css.note}>{teamPage.ownership.sample}</SampleNote>
        )}
      </Stack>
    </Zone>
  );
}

/** All shares as one bar, each under a figure as wide as its share, from where its name begins; the labels say it in text. */
function OwnershipBar({ shares }: { shares: readonly Share[] }) {
  const height = Math.ceil(Math.max(...shares.map(figureHeight)));
  return (
    <div className={css.across}>
      <svg className={css.figures} viewBox={`0 0 ${sheet} ${height}`} aria-hidden="true">
        {shares.map((share) => (
          <FittedFigure
            key={share.owner.id}
            x={share.start * hundredth + insetOf(share)}
            y={height}
            width={figureWidth(share)}
            air={air}
          >
            {teamPage.ownership.share({ percent: share.percent })}
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
  );
}

function figureWidth(share: Share): number {
  return share.percent * hundredth - insetOf(share);
}

function figureHeight(share: Share): number {
  return (
    ((figureWidth(share) - air) / advanceOf(teamPage.ownership.share({ percent: share.percent }))) * capHeight
  );
}

/** A figure stands over its name: the first at the margin, less what its side leaves free, the others as far in as the names are. */
function insetOf({ start }: Share): number {
  return start === 0 ? 14 : air;
}

/** The width of the sheet in units of the drawing, and a percent of it. */
const sheet = 1000;
const hundredth = sheet / 100;
/** Keeps a figure off either end of its share. */
const air = 8;
