import { chillerTypes } from 'records:chiller-types';
import * as chillersPage from 'words:chillers';
import { formatNumber } from '#content/values/format.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { routes } from '#src/views/routes.ts';
import { ChillerLane } from './chiller-lane.tsx';
import { tonnage } from './tonnage.ts';
import css from './types-section.module.css';

const { title, note, kinds } = chillersPage.types;

/** Every type stands on its range of tons, all on one scale: first those told apart by their cooling, then the compressor. */
export function TypesSection() {
  return (
    <Zone letter="B" padded aria-labelledby="types-title">
      <DrawingTitle number={1} sheet={routes.chillers.sheet} id="types-title" note={note}>
        {title}
      </DrawingTitle>
      <TonAxis />
      {(['heat rejection', 'compressor'] as const).map((kind) => (
        <div key={kind} className={css.lanes}>
          <p className={css.kind}>{kinds[kind]}</p>
          {chillerTypes
            .filter((type) => type.kind === kind)
            .map((type) => (
              <ChillerLane key={type.id} {...type} />
            ))}
        </div>
      ))}
      <TonAxis />
    </Zone>
  );
}

/** The scale of tons, over and under the machines. */
function TonAxis() {
  return (
    <ScaleBar
      className={css.axis}
      scale={tonnage.scale}
      ticks={tonnage.ticks}
      unit={chillersPage.types.unit}
      format={formatNumber}
    />
  );
}
