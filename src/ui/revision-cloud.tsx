import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './revision-cloud.module.css';

/** A cloud around the part of the drawing that is not final: a credential in process, a field to be corrected. */
export function RevisionCloud({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx(css.cloud, className)} {...rest}>
      <svg className={css.outline} aria-hidden="true">
        {/* a row of discs on the edge, a smaller row and the ground over them: the outer arcs remain */}
        <rect className={css.discs} width="100%" height="100%" />
        <Corners radius="12" className={css.corner} />
        <rect className={css.inner} width="100%" height="100%" />
        <Corners radius="10.5" className={css.ground} />
      </svg>
      {children}
    </div>
  );
}

/** Whatever the length of a side, its row of discs ends under a disc on the corner. */
function Corners({ radius, className }: { radius: string; className: string | undefined }) {
  return ['0 0', '100% 0', '0 100%', '100% 100%'].map((corner) => {
    const [x, y] = corner.split(' ');
    return <circle key={corner} cx={x} cy={y} r={radius} className={className} />;
  });
}
