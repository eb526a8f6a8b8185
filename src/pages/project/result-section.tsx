import * as words from 'words:project';
import { quality as qualityWords } from 'words:projects';
import { clsx } from 'clsx';
import { formatNumber } from '#content/values/format.ts';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Cells, Split, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { Zone } from '#src/ui/zone.tsx';
import type { ProjectResult, ProjectView } from '#src/views/record-pages/project.ts';
import drawingsCss from './drawings.module.css';
import { NumberedCaption } from './phases-section.tsx';
import css from './project-page.module.css';

/** What the work changed, in readings, beside its picture or beside what holds on every job. */
export function ResultSection({ result, done, quality, sample }: ProjectView) {
  const note = sample && <SampleNote>{words.sample}</SampleNote>;
  const label = result ? words.done : qualityWords.title;
  const picture = result?.picture;
  return (
    <Zone letter="D" aria-label={picture ? words.result.title : label}>
      <Split into="main" at="large" data-cut="">
        {picture ? (
          <figure className={css.figure}>
            <Picture
              picture={picture.url}
              alt={picture.alt}
              sizes="(width < 1050px) 100vw, 65vw"
              className={css.frame}
              imgClassName={css.image}
            />
            <NumberedCaption number={picture.number}>{picture.caption}</NumberedCaption>
          </figure>
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
              <Readings readings={result.readings} />
            </Split>
            {note}
          </Stack>
        )}
      </Split>
    </Zone>
  );
}

/** Readings before and after, one under the other, each pair on a scale of its own: the bar before fills it. */
function Readings({ readings }: Pick<ProjectResult, 'readings'>) {
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
