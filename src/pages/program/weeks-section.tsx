import { programPage } from '#content/pages/program.ts';
import type { ProgramView } from '#content/record-pages/program.ts';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import { WeekBlocks } from '#src/components/week-blocks.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { WeekRail } from './week-rail.tsx';
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
