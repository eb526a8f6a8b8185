import { chillerTypes } from 'records:chiller-types';
import * as chillersPage from 'words:chillers';
import { ChillerElevation } from '#src/components/drawings/chiller-elevation.tsx';
import { PublicBuildingSection } from '#src/components/drawings/public-building-section.tsx';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { routes } from '#src/views/routes.ts';
import css from './chillers-page.module.css';

const { caption, note, question, questions, title } = chillersPage.building;
const types = chillerTypes.filter(({ answers }) => answers);

/** Place, water, wind and access: what each way of cooling needs, under a drawing of where it stands. */
export function BuildingSection() {
  return (
    <Zone letter="C" padded aria-labelledby="building-title">
      <DrawingTitle number={2} sheet={routes.chillers.sheet} id="building-title" note={note}>
        {title}
      </DrawingTitle>
      {/* the table says in words what they show */}
      <div className={css.places} aria-hidden="true">
        {types.map(({ id }) =>
          id === 'water-cooled' ? (
            <AnnotatedDrawing
              key={id}
              className={css.room}
              picture={<PublicBuildingSection alt="" />}
              views={[]}
            />
          ) : (
            <ChillerElevation key={id} type={id} alt="" className={css.slab} />
          ),
        )}
      </div>
      <Schedule
        className={css.answers}
        caption={caption}
        captionHidden
        columns={[{ head: question }, ...types.map(({ name }) => ({ head: name, labelled: true }))]}
        rows={questions.map((row, index) => ({
          key: row,
          cells: [row, ...types.map(({ answers }) => answers?.[index])],
        }))}
      />
    </Zone>
  );
}
