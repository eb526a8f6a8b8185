import * as projectPage from 'words:project';
import * as words from 'words:project';
import { quality as qualityWords } from 'words:projects';
import { formatNumber } from '#content/values/format.ts';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import type { ProjectResult, ProjectView } from '#src/views/record-pages/project.ts';
import { NumberedCaption } from './numbered-caption.tsx';
import css from './result-section.module.css';

/** What the work changed, in readings, beside its picture or beside what holds on every job. */
export function ResultSection({ result, done, quality, sample }: ProjectView) {
  const note = sample && <SampleNote>{words.sample}</SampleNote>;
  const lists = result ? words.done : qualityWords.title;
  return (
    <Zone letter="D" aria-label={result?.picture ? words.result.title : lists} className={css.result}>
      {result?.picture ? (
        <figure className={css.figure}>
          <Picture
            picture={result.picture.url}
            alt={result.picture.alt}
            sizes="(width < 1024px) 100vw, (width < 1280px) 72vw, 62vw"
            className={css.frame}
            imgClassName={css.image}
          />
          <NumberedCaption number={result.picture.number}>{result.picture.caption}</NumberedCaption>
        </figure>
      ) : (
        <div className={css.lists}>
          {result && (
            <RuledList title={words.done} items={[done.text, ...done.features]} className={css.list} />
          )}
          <RuledList title={qualityWords.title} items={quality} className={css.list}>
            {!result && note}
          </RuledList>
        </div>
      )}
      {result && (
        <div className={css.text}>
          <h2>{words.result.title}</h2>
          <p>{result.text}</p>
          <Readings readings={result.readings} />
          {note}
        </div>
      )}
    </Zone>
  );
}

const readingsWords = projectPage.result;

/** Readings before and after, one under the other, each pair on a scale of its own: the bar before fills it. */
function Readings({ readings }: Pick<ProjectResult, 'readings'>) {
  return (
    <table className={css.readings}>
      <caption className="sr-only">{readingsWords.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{readingsWords.reading}</th>
          <th scope="col">{readingsWords.before}</th>
          <th scope="col">{readingsWords.after}</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ name, unit, before, after }) => (
          <tr key={name} className={css.pair}>
            <th scope="row" className={css.name}>
              {name} <span className={css.unit}>{unit}</span>
            </th>
            <Reading when={readingsWords.before} value={before} full={before} fill="hatched" />
            <Reading when={readingsWords.after} value={after} full={before} fill="solid" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReadingProps {
  when: string;
  value: number;
  /** The length of the whole bar. */
  full: number;
  fill: 'hatched' | 'solid';
}

function Reading({ when, value, full, fill }: ReadingProps) {
  return (
    <td className={css.reading}>
      {/* the head of its column says it too */}
      <span className="label" aria-hidden="true">
        {when}
      </span>
      <Bar scale={linearScale(0, full)} to={value} fill={fill} className={css.bar} />
      <b className="num">{formatNumber(value)}</b>
    </td>
  );
}
