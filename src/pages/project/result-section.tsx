import { projectPage as words } from '#content/pages/project.ts';
import type { ProjectView } from '#content/record-pages/project.ts';
import { RuledList } from '#src/components/record-page/ruled-list.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { NumberedCaption } from './numbered-caption.tsx';
import { Readings } from './readings.tsx';
import css from './result-section.module.css';

/** What the work changed, in readings, beside its picture or beside what holds on every job. */
export function ResultSection({ result, done, quality, sample }: ProjectView) {
  const note = sample && <SampleNote>{words.sample}</SampleNote>;
  const lists = result ? words.done : words.quality;
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
          <RuledList title={words.quality} items={quality} className={css.list}>
            {!result && note}
          </RuledList>
        </div>
      )}
      {result && (
        <div className={css.text}>
          <h2>{words.result.title}</h2>
          <p>{result.text}</p>
          <Readings readings={result.readings} />
          <p className="small">{words.result.note}</p>
          {note}
        </div>
      )}
    </Zone>
  );
}
