import { residentialPage } from '#content/pages/residential.ts';
import { storm } from '#content/records/drawings/drawings.ts';
import { partOf } from '#content/records/drawings/part-of.ts';
import { AnnotatedDrawing, type Flag } from '#src/ui/annotated-drawing.tsx';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './storm-section.module.css';

const { title, before, after, sample } = residentialPage.storm;

/** What is done at a house before a storm and after it, keyed to one in the rain; the title stands in the dry sky. */
export function StormSection() {
  return (
    <Zone letter="E" aria-labelledby="storm">
      <div className={css.scene}>
        <h2 id="storm" className={css.title}>
          {title}
        </h2>
        <AnnotatedDrawing
          className={css.drawing}
          picture={
            <Picture
              picture={storm.url}
              alt={storm.alt}
              sizes="(width < 640px) 163vw, (width < 1024px) 100vw, 94vw"
            />
          }
          views={[{ flags }]}
        />
      </div>
      <div className={css.lists}>
        {[before, after].map((part) => (
          <div key={part.title} className={css.part}>
            <h3>{part.title}</h3>
            <p className="small">{part.when}</p>
            <ul className={css.list}>
              {part.list.map(({ flag, text }) => (
                <li key={text}>
                  <HexagonFlag>{flag}</HexagonFlag>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {sample && <SampleNote className={css.sample}>{sample}</SampleNote>}
    </Zone>
  );
}

const flags: readonly Flag[] = [
  { flag: 1, at: { x: 63, y: 46.3 }, part: partOf(storm, 'disconnect') },
  { flag: 2, at: { x: 89.4, y: 73.6 }, part: partOf(storm, 'straps') },
  { flag: 3, at: { x: 56.1, y: 83.3 }, part: partOf(storm, 'pad') },
  { flag: 4, at: { x: 68.4, y: 89 }, part: partOf(storm, 'clips') },
];
