import * as words from 'words:project';
import { quality as qualityWords } from 'words:projects';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Drawing } from '#content/records/picture-fields.ts';
import { formatNumber } from '#content/values/format.ts';
import { RuledList } from '#src/components/record-page/record-lists.tsx';
import { TableHead } from '#src/components/table-head.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import type { ProjectView } from '#src/views/record-pages/project.ts';
import drawingsCss from './drawings.module.css';
import { WeekAxis } from './plan.tsx';
import css from './project-page.module.css';

/** The phases of the work, each with its pictures, or with its weeks on the length of the job. */
export function PhasesSection({ phases, rest, duration }: ProjectView) {
  if (!phases.length && !rest.length) return null;
  const isDrawn = phases.some(({ photos }) => photos.length === 0);
  return (
    <Zone letter="C" aria-labelledby="phases">
      <Stack data-cut="">
        <ZoneTitle
          id="phases"
          className={css.head}
          note={isDrawn && words.phases.note}
          title={words.phases.title}
        />
        <Stack as="ol" data-cut="">
          {phases.map(({ title, weeks: { from, to }, text, photos }, index) => (
            <Split key={title} as="li" into="aside" at="large" data-cut="">
              <div className={css.phase}>
                <GiantFigure className="figure-xl">{index + 1}</GiantFigure>
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
                  <Bar scale={linearScale(0, duration)} from={from - 1} to={to} data-extends="" />
                  <WeekAxis duration={duration} />
                </div>
              )}
            </Split>
          ))}
        </Stack>
        {rest.length > 0 && phases.length > 0 && <h3 className={css.inset}>{words.phases.more}</h3>}
        <PhasePictures photos={rest} />
      </Stack>
    </Zone>
  );
}

function PhasePictures({ photos }: { photos: ProjectView['rest'] }) {
  if (!photos.length) return null;
  const columns = photos.length % 3 !== 0 && photos.length % 2 === 0 ? 2 : 3;
  const widths = columns === 2 ? '50vw, 32vw' : '34vw, 22vw';
  return (
    <Cells as="ol" of={[2, columns]} className={css.pictures} data-cut="">
      {photos.map((photo) => (
        <li key={photo.number}>
          <NumberedPicture of={photo} sizes={`(width < 640px) 50vw, (width < 1050px) ${widths}`} />
        </li>
      ))}
    </Cells>
  );
}

type NumberedPictureProps = ComponentProps<typeof Picture> & {
  of: Drawing & { number?: number | undefined; caption?: string | undefined };
  /** As high as what stands beside it. */
  large?: boolean;
};

/** A picture over what it shows, and its number on the page, where it has them. */
export function NumberedPicture({ of, large, ...rest }: NumberedPictureProps) {
  const { number, caption } = of;
  const Frame = caption ? 'figure' : 'div';
  return (
    <Frame className={large ? css.figure : undefined}>
      <Picture of={of} {...rest} {...(large && { className: css.frame, imgClassName: css.image })} />
      {caption && (
        <figcaption className={css.caption}>
          {number && <b className="num">{number}</b>} {caption}
        </figcaption>
      )}
    </Frame>
  );
}

/** What the work changed, in readings, beside its picture or beside what holds on every job. */
export function ResultSection({ result, done, quality, sample }: ProjectView) {
  const note = sample && <SampleNote>{words.sample}</SampleNote>;
  const label = result ? words.done : qualityWords.title;
  const picture = result?.picture;
  return (
    <Zone letter="D" aria-label={picture ? words.result.title : label}>
      <Split into="main" at="large" data-cut="">
        {picture ? (
          <NumberedPicture of={picture} large sizes="(width < 1050px) 100vw, 65vw" />
        ) : (
          <Cells of={[1, result ? 2 : 1]} data-cut="">
            {result && <RuledList title={words.done} items={done} />}
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

function Readings({ readings }: NonNullable<ProjectView['result']>) {
  return (
    <table className={drawingsCss.readings}>
      <caption className="sr-only">{words.result.caption}</caption>
      <TableHead
        className="sr-only"
        names={[words.result.reading, words.result.before, words.result.after]}
      />
      <tbody>
        {readings.map(({ name, unit, before, after }) => (
          <tr key={name}>
            <th scope="row" className="name">
              {name} <span className="small">{unit}</span>
            </th>
            {[
              { when: words.result.before, value: before, fill: 'hatched' as const },
              { when: words.result.after, value: after, fill: 'solid' as const },
            ].map(({ when, value, fill }) => (
              <td key={when}>
                {/* the head of its column says it too */}
                <span className="label" aria-hidden="true">
                  {when}
                </span>
                <Bar scale={linearScale(0, before)} to={value} fill={fill} />
                <b className="figure-sm">{formatNumber(value)}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
