import * as programPage from 'words:program';
import { clsx } from 'clsx';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import { WeekBlocks } from '#src/components/week-blocks.tsx';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import type { ProgramView } from '#src/views/record-pages/program.ts';
import css from './weeks-section.module.css';

const words = programPage.parts;

/** What the weeks hold, each part as long as its weeks; where nobody has written that, the topics. */
export function WeeksSection({ parts, duration, topics, hasCard }: ProgramView) {
  if (!parts.length)
    return (
      <Zone letter="B" aria-label={words.topics}>
        <RuledList title={words.topics} items={topics} />
      </Zone>
    );
  return (
    <Zone letter="B" padded aria-labelledby="weeks">
      <ZoneTitle id="weeks" note={words.note}>
        {words.title}
      </ZoneTitle>
      <ol className={css.parts}>
        {parts.map(({ weeks: { from, to }, title, text }) => (
          <li key={title} className={css.part}>
            <WeekRail from={from} to={to} card={hasCard} />
            <WeekBlocks from={from} to={to} last={duration} card={hasCard} className={css.onScale} />
            <h3>{title}</h3>
            <p className="sr-only">
              {from === to ? `${words.week} ${from}` : `${words.weeks} ${from}–${to}`}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Zone>
  );
}

interface WeekRailProps {
  from: number;
  to: number;
  /** Prepares for a card that others examine. */
  card: boolean;
}

/** How high a week is, in rem: a name and two lines of text. */
const weekHeight = 5.25;

/** The weeks of a part, one under the other; the parts of a program close up to one rail. */
function WeekRail({ from, to, card }: WeekRailProps) {
  const weeks = to - from + 1;
  const scale = linearScale(from - 1, to);
  return (
    <svg className={clsx(css.rail, card && css.card)} height={`${weeks * weekHeight}rem`} aria-hidden="true">
      {evenTicks(from, to, 1).map((week) => (
        <g key={week}>
          <text x="50%" y={percent(scale(week - 0.5))} dy="0.35em" textAnchor="middle">
            {week}
          </text>
          <line x2="100%" y1={percent(scale(week))} y2={percent(scale(week))} />
        </g>
      ))}
    </svg>
  );
}
