import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './keynotes.module.css';

/** A keynote's number; the same number stands on the drawing and in the list under it. */
export function HexagonFlag({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx(css.flag, className)} {...rest} />;
}
