import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './drawing.module.css';

/** A drawing that is a file of its own, as wide as its place. */
export function Scene({ className, alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return <img className={clsx(css.scene, className)} {...rest} decoding="async" alt={alt} />;
}
