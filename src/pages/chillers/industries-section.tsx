import { chillersPage } from '#content/pages/chillers.ts';
import { chillerTypes } from '#content/records/chiller-types/chiller-types.ts';
import { company } from '#content/records/company/company.ts';
import { industries } from '#content/records/industries/industries.ts';
import { routes } from '#content/routes.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './industries-section.module.css';

const { caption, columns, marks, note, sample, title } = chillersPage.industries;

/** Which type is usual in which industry. */
export function IndustriesSection() {
  return (
    <Zone letter="E" padded aria-labelledby="industries-title">
      <DrawingTitle number={3} sheet={routes.chillers.sheet} id="industries-title" note={note}>
        {title}
      </DrawingTitle>
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
                <td key={id} className={css.mark} data-mark={industry.marks[id]}>
                  <span className={css.type} aria-hidden="true">
                    {name}
                  </span>
                  {marks[industry.marks[id]]}
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
