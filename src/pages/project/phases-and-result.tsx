import * as words from 'words:project';
import { quality as qualityWords } from 'words:projects';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { formatNumber } from '#content/values/format.ts';
import { RuledList } from '#src/components/record-page/record-lists.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import type { ProjectPhase, ProjectResult, ProjectView } from '#src/views/record-pages/project.ts';
import drawingsCss from './drawings.module.css';
import { WeekAxis } from './plan.tsx';
import css from './project-page.module.css';

/** The phases of the work, each with its pictures, or with its weeks on the length of the job. */
export function PhasesSection({ phases, rest, duration }: ProjectView) {
  if (!phases.length && !rest.length) return null;
  const { title, note, more } = words.phases;
  const isDrawn = phases.some(({ photos }) => photos.length === 0);
  return (
    <Zone letter="C" aria-labelledby="phases">
      <Stack data-cut="">
        <ZoneTitle id="phases" className={css.head} note={isDrawn && note} title={title} />
        <Stack as="ol" data-cut="">
          {phases.map((phase, index) => (
            <Phase key={phase.title} phase={phase} number={index + 1} duration={duration} />
          ))}
        </Stack>
        {rest.length > 0 && phases.length > 0 && <h3 className={css.inset}>{more}</h3>}
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
          <p className="label">
            {from === to ? `${words.phases.week} ${from}` : `${words.phases.weeks} ${from}–${to}`}
          </p>
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
function PhasePictures({ photos }: Pick<ProjectPhase, 'photos'>) {
  if (!photos.length) return null;
  const columns = photos.length % 3 !== 0 && photos.length % 2 === 0 ? 2 : 3;
  const widths = columns === 2 ? '50vw, 32vw' : '34vw, 22vw';
  return (
    <Cells as="ol" of={[2, columns]} className={css.pictures} data-cut="">
      {photos.map((photo) => (
        <li key={photo.number}>
          <figure>
            <Picture of={photo} sizes={`(width < 640px) 50vw, (width < 1050px) ${widths}`} />
            <NumberedCaption number={photo.number}>{photo.caption}</NumberedCaption>
          </figure>
        </li>
      ))}
    </Cells>
  );
}

type LargePictureProps = ComponentProps<typeof Picture> & {
  number?: number | undefined;
  caption?: string | undefined;
};

/** A picture over what it shows, and its number on the page, where it has them. */
export function LargePicture({ number, caption, ...picture }: LargePictureProps) {
  return (
    <figure className={css.figure}>
      <Picture {...picture} className={css.frame} imgClassName={css.image} />
      {caption && <NumberedCaption number={number}>{caption}</NumberedCaption>}
    </figure>
  );
}

function NumberedCaption({ number, children }: { number: number | undefined; children: string }) {
  return (
    <figcaption className={css.caption}>
      {number && <b className="num">{number}</b>} {children}
    </figcaption>
  );
}

const sizes = '(width < 1050px) 100vw, 65vw';

/** What the work changed, in readings, beside its picture or beside what holds on every job. */
export function ResultSection({ result, done, quality, sample }: ProjectView) {
  const note = sample && <SampleNote>{words.sample}</SampleNote>;
  const label = result ? words.done : qualityWords.title;
  const picture = result?.picture;
  return (
    <Zone letter="D" aria-label={picture ? words.result.title : label}>
      <Split into="main" at="large" data-cut="">
        {picture ? (
          <LargePicture of={picture} number={picture.number} caption={picture.caption} sizes={sizes} />
        ) : (
          <Cells of={[1, result ? 2 : 1]} data-cut="">
            {result && <RuledList title={words.done} items={[done.text, ...done.features]} />}
            <RuledList title={qualityWords.title} items={quality}>
              {!result && note}
            </RuledList>
          </Cells>
        )}
        {result && (
          <Stack className={clsx(css.inset, css.result)}>
            <Split>
              <Stack>
                <h2>{words.result.title}</h2>
                <p>{result.text}</p>
              </Stack>
              <Readings {...result} />
            </Split>
            {note}
          </Stack>
        )}
      </Split>
    </Zone>
  );
}

/** Readings before and after, one under the other, each pair on a scale of its own: the bar before fills it. */
function Readings({ readings }: ProjectResult) {
  return (
    <table className={drawingsCss.readings}>
      <caption className="sr-only">{words.result.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.result.reading}</th>
          <th scope="col">{words.result.before}</th>
          <th scope="col">{words.result.after}</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ name, unit, before, after }) => (
          <tr key={name}>
            <th scope="row" className="name">
              {name} <span className="small">{unit}</span>
            </th>
            <Reading when={words.result.before} value={before} full={before} fill="hatched" />
            <Reading when={words.result.after} value={after} full={before} fill="solid" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `full` is the length of the whole bar. */
type ReadingProps = { when: string; value: number; full: number; fill: 'hatched' | 'solid' };

function Reading({ when, value, full, fill }: ReadingProps) {
  return (
    <td>
      {/* the head of its column says it too */}
      <span className="label" aria-hidden="true">
        {when}
      </span>
      <Bar scale={linearScale(0, full)} to={value} fill={fill} />
      <b className="figure-sm">{formatNumber(value)}</b>
    </td>
  );
}
