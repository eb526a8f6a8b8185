import css from './callout-plate.examples.module.css';
import { CalloutPlate } from './callout-plate.tsx';
import type { Example } from './example.ts';

export const examples: Example[] = (['bottom', 'right', 'left', 'top'] as const).map((side) => ({
  name: side,
  element: (
    <div className={css.picture} data-plane="shell">
      <CalloutPlate side={side} className={css.plate}>
        <b>Tie-down straps</b> Anchored to the slab for the wind zone.
      </CalloutPlate>
    </div>
  ),
}));
