import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { commercial } from '#content/pages/commercial.ts';
import { guarantees } from '#content/records/guarantees/guarantees.ts';
import type { Guarantee } from '#content/records/guarantees/schema.ts';
import { evenTicks, linearScale, type Scale } from '#src/lib/scale.ts';
import { DimensionLine } from '#src/ui/dimension-line.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './guarantee-axis.module.css';

const words = commercial.guarantees;
const longest = Math.max(...guarantees.map(({ years }) => years));
const years = linearScale(0, longest);

/** Every guarantee as a length on one axis of years. */
export function GuaranteeAxis({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx(css.guarantees, className)} {...rest}>
      <h2>{words.title}</h2>
      <ol className={css.list}>
        {guarantees.map((guarantee) => (
          <GuaranteeLine key={guarantee.id} guarantee={guarantee} scale={years} />
        ))}
      </ol>
      <ScaleBar scale={years} ticks={evenTicks(0, longest, 1)} />
      <p className={clsx('small', css.axis)}>{words.axis}</p>
    </div>
  );
}

function GuaranteeLine({ guarantee, scale }: { guarantee: Guarantee; scale: Scale }) {
  return (
    <li>
      <h3>
        {guarantee.isAtMost && <span className={css.most}>{words.atMost} </span>}
        <GiantFigure className={css.figure}>{guarantee.years}</GiantFigure>{' '}
        <span>
          {guarantee.years === 1 ? words.year : words.years} {guarantee.title}
        </span>
      </h3>
      <p>
        {guarantee.text}
        {guarantee.id === 'compressor' && ` ${words.registration}`}
      </p>
      <DimensionLine scale={scale} to={guarantee.years} />
    </li>
  );
}
