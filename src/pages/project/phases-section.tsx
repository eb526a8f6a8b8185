import * as projectPage from 'words:project';
import type { ReactNode } from 'react';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Split, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone, ZoneTitle } from '#src/ui/zone.tsx';
import type { NumberedPhoto, ProjectPhase, ProjectView } from '#src/views/record-pages/project.ts';
import { WeekAxis } from './plan.tsx';
import css from './project-page.module.css';

const words = projectPage.phases;

/** The phases of the work, each with its pictures, or with its weeks on the length of the job. */
export function PhasesSection({ phases, rest, duration }: ProjectView) {
  if (!phases.length && !rest.length) return null;
  const isDrawn = phases.some(({ photos }) => photos.length === 0);
  return (
    <Zone letter="C" aria-labelledby="phases">
      <Stack data-cut="">
        <ZoneTitle id="phases" className={css.head} note={isDrawn && words.note}>
          {words.title}
        </ZoneTitle>
        <Stack as="ol" data-cut="">
          {phases.map((phase, index) => (
            <Phase key={phase.title} phase={phase} number={index + 1} duration={duration} />
          ))}
        </Stack>
        {rest.length > 0 && phases.length > 0 && <h3 className={css.inset}>{words.more}</h3>}
        <PhasePictures photos={rest} />
      </Stack>
    </Zone>
  );
}

function Phase({ phase, number, duration }: { phase: ProjectPhase; number: number; duration: number }) {
  const { title, weeks, text, photos } = phase;
  const { from, to } = weeks;
  const scale = linearScale(0, duration);
  return (
    <Split as="li" into="aside" at="large" data-cut="">
      <div className={css.phase}>
        <GiantFigure className="figure-xl">{number}</GiantFigure>
        <Stack gap="tight" className={css.words}>
          <h3>{title}</h3>
          <p className="label">{from === to ? `${words.week} ${from}` : `${words.weeks} ${from}–${to}`}</p>
          <p className="note">{text}</p>
        </Stack>
      </div>
      {photos.length > 0 ? (
        <PhasePictures photos={photos} />
      ) : (
        <div className={css.lane}>
          <Bar scale={scale} from={from - 1} to={to} data-extends="" />
          <WeekAxis duration={duration} />
        </div>
      )}
    </Split>
  );
}

/** Pictures side by side over their numbers, whole: two or four in halves, others in thirds; on a phone in halves. */
function PhasePictures({ photos }: { photos: readonly NumberedPhoto[] }) {
  if (!photos.length) return null;
  const columns = photos.length % 3 !== 0 && photos.length % 2 === 0 ? 2 : 3;
  return (
    <Cells as="ol" of={[2, columns]} className={css.pictures} data-cut="">
      {photos.map(({ number, url, alt, caption }) => (
        <li key={number}>
          <figure>
            <Picture
              picture={url}
              alt={alt}
              sizes={`(width < 640px) 50vw, ${columns === 2 ? '(width < 1050px) 50vw, 32vw' : '(width < 1050px) 34vw, 22vw'}`}
            />
            <NumberedCaption number={number}>{caption}</NumberedCaption>
          </figure>
        </li>
      ))}
    </Cells>
  );
}

/** What a large picture shows, after its number on the page where it has one. */
export function NumberedCaption({ number, children }: { number: number | undefined; children: ReactNode }) {
  return (
    <figcaption className={css.caption}>
      {number && <b className="num">{number}</b>} {children}
    </figcaption>
  );
}
