import { clsx } from 'clsx';
import { formatNumber } from '#content/format.ts';
import { chillersPage } from '#content/pages/chillers.ts';
import type { ChillerType } from '#content/records/chiller-types/schema.ts';
import { percent } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { tonnage } from './tonnage.ts';
import css from './tonnage-bar.module.css';

/** A range of tons to scale with its two ends lettered; hatched for what is a compressor, not a machine of its own. */
export function TonnageBar({ id, tons }: Pick<ChillerType, 'id' | 'tons'>) {
  const { scale } = tonnage;
  const words = chillersPage.types;
  return (
    <div className={css.box}>
      <Bar
        scale={scale}
        from={tons.min}
        to={tons.isOpen ? undefined : tons.max}
        broken={tons.isOpen}
        fill={fills[id]}
        className={css.bar}
      />
      <svg className={clsx(css.ends, fills[id] === 'hatched' && css.hatched)} aria-hidden="true">
        <text x={percent(scale(tons.min))} y="50%" dx="10" dy="0.36em">
          {formatNumber(tons.min)}
          <tspan className={css.unit}> {words.unit}</tspan>
        </text>
        <text x={percent(scale(tons.max))} y="50%" dx="-10" dy="0.36em" textAnchor="end">
          {words.end(tons)}
        </text>
      </svg>
    </div>
  );
}

const fills = { 'air-cooled': 'solid', 'water-cooled': 'blue', screw: 'hatched' } as const;
