import * as capabilityStatementPage from 'words:capability-statement';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { linearScale } from '#src/lib/scale.ts';
import { DimensionLine } from '#src/ui/dimension-line.tsx';
import css from './paper.module.css';

/** A sheet of A4, from 1200 px in its proportions and with its dimensions; narrower as long as its text. */
export function Paper({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx(css.paper, className)} {...rest}>
      <DimensionLine className={css.width} scale={linearScale(0, 210)} to={210}>
        {capabilityStatementPage.width}
      </DimensionLine>
      <Height>{capabilityStatementPage.height}</Height>
      <div className={css.sheet} data-plane="white">
        {children}
      </div>
    </div>
  );
}

/** The dimension line upright, as high as the sheet. */
function Height({ children }: { children: string }) {
  return (
    <svg className={css.height} width="32" aria-hidden="true">
      <line x1="50%" x2="50%" y2="100%" />
      {['0%', '100%'].map((y) => (
        <svg key={y} x="50%" y={y} overflow="visible" aria-hidden="true">
          <path d="M-16 0H16" />
          <path className={css.tick} d="m-6 6 12-12" />
        </svg>
      ))}
      <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
        <text transform="rotate(-90)" dy="0.36em" textAnchor="middle">
          {children}
        </text>
      </svg>
    </svg>
  );
}
