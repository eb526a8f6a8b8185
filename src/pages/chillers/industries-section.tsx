import { chillerTypes } from 'records:chiller-types';
import { company } from 'records:company';
import { industries } from 'records:industries';
import * as chillersPage from 'words:chillers';
import type { Industry } from '#content/records/chillers.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { routes } from '#src/views/routes.ts';
import css from './industries-section.module.css';

const { caption, columns, marks, note, sample, title } = chillersPage.industries;

/** Which type is usual in which industry. */
export function IndustriesSection() {
  return (
    <Zone letter="E" padded aria-labelledby="industries-title">
      <DrawingTitle
        number={3}
        sheet={routes.chillers.sheet}
        id="industries-title"
        note={note}
        className={css.head}
      >
        {title}
      </DrawingTitle>
      <ul className={css.key} aria-hidden="true">
        {(['usual', 'seen', 'rare'] as const).map((usage) => (
          <li key={usage}>
            <Mark usage={usage} /> {marks[usage]}
          </li>
        ))}
      </ul>
      <table className={css.matrix}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="label">
              {columns.industry}
            </th>
            <th scope="col" className="label">
              {columns.load}
            </th>
            {chillerTypes.map(({ id, name }) => (
              <th key={id} scope="col" className="label">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {industries.map((industry) => (
            <tr key={industry.id}>
              <th scope="row">{industry.name}</th>
              <td className={css.load}>{industry.load}</td>
              {chillerTypes.map(({ id, name }) => (
                <td key={id} className={css.mark}>
                  <span className={css.type} aria-hidden="true">
                    {name}
                  </span>
                  <Mark usage={industry.marks[id]} />
                  <span className="sr-only">{marks[industry.marks[id]]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {company.sample && <SampleNote className={css.sample}>{sample}</SampleNote>}
    </Zone>
  );
}

/** A full, half or empty disc: told apart by its shape, so in any colors and on paper. */
function Mark({ usage }: { usage: Industry['marks']['screw'] }) {
  return (
    <svg className={css.disc} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      {usage === 'usual' && <circle className={css.fill} cx="12" cy="12" r="10.5" />}
      {usage === 'seen' && <path className={css.fill} d="M12 1.5a10.5 10.5 0 0 0 0 21z" />}
    </svg>
  );
}
