import { chillersPage } from '#content/pages/chillers.ts';
import { chillerTypes } from '#content/records/chiller-types/chiller-types.ts';
import { routes } from '#content/routes.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './building-section.module.css';

const { caption, question, questions, title } = chillersPage.building;

/** Place, water, wind and access: what each type needs, side by side. */
export function BuildingSection() {
  return (
    <Zone letter="C" padded aria-labelledby="building-title">
      <DrawingTitle number={2} sheet={routes.chillers.sheet} id="building-title" className={css.head}>
        {title}
      </DrawingTitle>
      <Schedule
        className={css.table}
        caption={caption}
        captionHidden
        columns={[{ head: question }, ...chillerTypes.map(({ name }) => ({ head: name, labelled: true }))]}
        rows={questions.map((row, index) => ({
          key: row,
          cells: [row, ...chillerTypes.map(({ answers }) => answers[index])],
        }))}
      />
    </Zone>
  );
}
