import { company } from 'records:company';
import drawing from 'records:drawings/storm';
import * as residentialPage from 'words:residential';
import { clsx } from 'clsx';
import { partOf } from '#content/values/picture.ts';
import { SampleMark } from '#src/components/sample-mark.tsx';
import { AnnotatedDrawing, type Flag } from '#src/ui/annotated-drawing.tsx';
import { HexagonFlag } from '#src/ui/keynotes.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './storm-section.module.css';

/** What is done at a house before a storm and after it, keyed to one in the rain; the title stands in the dry sky. */
export function StormSection() {
  return (
    <Zone letter="F" plane="ink" aria-labelledby="storm">
      <div className={css.scene}>
        <h2 id="storm" className={css.title}>
          {residentialPage.storm.title}
          <SampleMark of={company} />
        </h2>
        <AnnotatedDrawing
          className={css.drawing}
          picture={
            <Picture
              picture={drawing.url}
              alt={drawing.alt}
              sizes="(width < 640px) 163vw, (width < 1024px) 100vw, 94vw"
            />
          }
          views={[{ flags }]}
        />
      </div>
      <StormKey />
    </Zone>
  );
}

/** In the order of the key; the last of its parts are two on the drawing. */
const flags: readonly Flag[] = [
  { flag: 1, at: { x: 63, y: 46.3 }, part: partOf(drawing, 'disconnect') },
  { flag: 2, at: { x: 80.4, y: 45.2 }, part: partOf(drawing, 'straps') },
  { flag: 3, at: { x: 56.1, y: 83.3 }, part: partOf(drawing, 'pad') },
  { flag: 3, at: { x: 68.4, y: 87.5 }, part: partOf(drawing, 'clips') },
];

const { caption, part, before, after, parts } = residentialPage.storm;

/** The key to the storm: a row for each flagged part, what is done at it before and what after. */
function StormKey() {
  return (
    <table className={css.key}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="label">
            {part}
          </th>
          {[before, after].map(({ title, text }) => (
            <th key={title} scope="col">
              <p className="name-lg">{title}</p> <p className="small">{text}</p>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, ...cells }, index) => (
          <tr key={name}>
            <th scope="row">
              <span className={clsx('name', css.part)}>
                <HexagonFlag>{index + 1}</HexagonFlag> {name}
              </span>
            </th>
            <td className="note">
              <b className={css.when}>{before.title}</b> {cells.before}
            </td>
            <td className="note">
              <b className={css.when}>{after.title}</b> {cells.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
