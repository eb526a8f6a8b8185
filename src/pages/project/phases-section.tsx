import * as projectPage from 'words:project';
import { clsx } from 'clsx';
import { linearScale, percent } from '#src/lib/scale.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import type { NumberedPhoto, ProjectPhase, ProjectView } from '#src/views/record-pages/project.ts';
import picturesCss from './phase-pictures.module.css';
import css from './phases-section.module.css';
import { WeekAxis } from './week-axis.tsx';

const words = projectPage.phases;

/** The phases of the work, each with its pictures, or with its weeks on the length of the job. */
export function PhasesSection({ phases, rest, duration }: ProjectView) {
  if (!phases.length && !rest.length) return null;
  const isDrawn = phases.some(({ photos }) => photos.length === 0);
  return (
    <Zone letter="C" aria-labelledby="phases">
      <ZoneTitle id="phases" className={css.head} note={isDrawn && words.note}>
        {words.title}
      </ZoneTitle>
      <ol>
        {phases.map((phase, index) => (
          <Phase key={phase.title} phase={phase} number={index + 1} duration={duration} />
        ))}
      </ol>
      <Rest photos={rest} isAlone={!phases.length} />
    </Zone>
  );
}

function Phase({ phase, number, duration }: { phase: ProjectPhase; number: number; duration: number }) {
  const { title, weeks, text, photos } = phase;
  const { from, to } = weeks;
  return (
    <li className={photos.length ? css.phase : css.drawn}>
      <div className={css.text}>
        <GiantFigure className={css.number}>{number}</GiantFigure>
        <div className={css.words}>
          <h3>{title}</h3>
          <p className="label">{from === to ? `${words.week} ${from}` : `${words.weeks} ${from}–${to}`}</p>
          <p className={css.sentence}>{text}</p>
        </div>
      </div>
      {photos.length > 0 ? (
        <div className={css.shown}>
          <PhasePictures photos={photos} />
        </div>
      ) : (
        <PhaseLane {...weeks} duration={duration} />
      )}
    </li>
  );
}

function PhaseLane({ from, to, duration }: { from: number; to: number; duration: number }) {
  const weeks = linearScale(0, duration);
  return (
    <div className={css.lane}>
      <svg className={css.bar} aria-hidden="true" data-extends="">
        <rect x={percent(weeks(from - 1))} width={percent(weeks(to) - weeks(from - 1))} height="100%" />
        <line x2="100%" y1="100%" y2="100%" />
      </svg>
      <WeekAxis duration={duration} />
    </div>
  );
}

function Rest({ photos, isAlone }: { photos: readonly NumberedPhoto[]; isAlone: boolean }) {
  if (!photos.length) return null;
  return (
    <div className={css.rest}>
      {!isAlone && <h3 className={css.head}>{words.more}</h3>}
      <PhasePictures photos={photos} />
    </div>
  );
}

/** Pictures side by side over their numbers, whole: two or four in halves, others in thirds; on a phone the first across. */
function PhasePictures({ photos }: { photos: readonly NumberedPhoto[] }) {
  const isHalves = photos.length % 3 !== 0 && photos.length % 2 === 0;
  return (
    <ol className={clsx(picturesCss.pictures, isHalves && picturesCss.halves)}>
      {photos.map(({ number, url, alt, caption }, index) => (
        <li key={number}>
          <figure>
            <Picture picture={url} alt={alt} sizes={sizesOf(index, isHalves)} />
            <figcaption className={picturesCss.caption}>
              <b className="num">{number}</b> <span>{caption}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}

function sizesOf(index: number, isHalves: boolean): string {
  const isAcross = index === 0;
  return `(width < 640px) ${isAcross ? '100vw' : '50vw'}, ${isHalves ? '(width < 1200px) 50vw, 36vw' : '(width < 1200px) 34vw, 24vw'}`;
}
