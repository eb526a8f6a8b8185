import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { notFoundPage } from '#content/pages/not-found.ts';
import { HatchPattern } from '#src/ui/hatch-pattern.tsx';
import css from './void-detail.module.css';

/** A wall with an opening where the page should be, dimensioned by the status code in both directions. */
export function VoidDetail({ className, ...rest }: ComponentProps<'figure'>) {
  const hatch = useId();
  return (
    <figure className={clsx(css.figure, className)} {...rest}>
      <svg className={css.detail} viewBox="0 0 380 310" aria-hidden="true">
        <HatchPattern id={hatch} hatch="hatched" />
        <path
          fill={`url(#${hatch})`}
          fillRule="evenodd"
          d="M10 48H370V300H10ZM89 74V276H291V74Z"
          stroke="none"
        />
        <path className={css.cut} d="M10 300V48H370V300M89 74H291V276H89Z" />
        <path d="M89 74 291 276M291 74 89 276" />
        <path className={css.edge} d="M4 300H165l8-7 8 14 8-7H376" />
        <path d="M89 69V17M291 69V17M82 24H298M296 74H353M296 276H353M346 67V283" />
        <path className={css.tick} d="m85.5 27.5 7-7M287.5 27.5l7-7M342.5 77.5l7-7M342.5 279.5l7-7" />
        <g className={css.plates}>
          <path d="M165 13h50v22h-50zM335 150h22v50h-22z" />
          <path className={css.plate} d="M155 162h70v27h-70z" />
        </g>
        <text className={css.code} x="190" y="32">
          {notFoundPage.code}
        </text>
        <text className={css.code} transform="translate(354 175) rotate(-90)">
          {notFoundPage.code}
        </text>
        <text className={css.word} x="190" y="180">
          {notFoundPage.void}
        </text>
      </svg>
      <figcaption className="small">{notFoundPage.caption}</figcaption>
    </figure>
  );
}
