import { chillersPage } from '#content/pages/chillers.ts';
import { formatNumber } from '#content/values/format.ts';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './ton-axis.module.css';
import { tonnage } from './tonnage.ts';

/** The scale of tons, over and under the machines. */
export function TonAxis() {
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
