import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './drawing.module.css';
import file from './house-section.svg';

/** Section through a one-story house with its ducts, air handler and condensing unit; keynotes are laid over it. */
export function HouseSection({ alt, className, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return (
    <img
      {...rest}
      className={clsx(css.scene, className)}
      src={file}
      width={1274}
      height={484}
      loading="lazy"
      decoding="async"
      alt={alt}
    />
  );
}
