import { chillersPage } from '#content/pages/chillers.ts';
import { chillerTypes } from '#content/records/chiller-types/chiller-types.ts';
import { routes } from '#content/routes.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ChillerLane } from './chiller-lane.tsx';
import { TonAxis } from './ton-axis.tsx';
import css from './types-section.module.css';

const { title, note } = chillersPage.types;

/** Every type stands on its range of tons, all on one scale. */
export function TypesSection() {
  return (
    <Zone letter="B" padded aria-labelledby="types-title">
      <DrawingTitle number={1} sheet={routes.chillers.sheet} id="types-title" note={note}>
        {title}
      </DrawingTitle>
      <TonAxis />
      <div className={css.lanes}>
        {chillerTypes.map((type) => (
          <ChillerLane key={type.id} {...type} />
        ))}
      </div>
      <TonAxis />
    </Zone>
  );
}
