import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Fact } from './facts.tsx';
import { GiantFigure } from './giant-figure.tsx';
import css from './nameplate.module.css';

export interface NameplateFigure {
  label: string;
  figure: string;
  /** What the figure is called in full, or its length to scale. */
  below?: ReactNode;
}

type NameplateProps = ComponentProps<'div'> & {
  /** The first is the widest: it counts six characters where the others count three, such as $2M, or up to six, such as $12.5M. */
  figures: readonly [NameplateFigure, NameplateFigure, NameplateFigure];
  facts: readonly Fact[];
};

/** The company's plate: its three governing figures at one size on ink, its identifiers in cells below. */
export function Nameplate({ figures, facts, className, ...rest }: NameplateProps) {
  const [, ...others] = figures;
  const isLong = others.some(({ figure }) => figure.length > 3);
  return (
    <div className={clsx(css.plate, className)} {...rest}>
      <div className={clsx(css.figures, isLong && css.long)} data-plane="ink">
        {figures.map(({ label, figure, below }) => (
          <div key={label}>
            <p className="label">{label}</p>
            <GiantFigure className={css.figure}>{figure}</GiantFigure>
            {below}
          </div>
        ))}
      </div>
      <dl className={css.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
