import type { ComponentProps } from 'react';
import css from './drawing.module.css';
import file from './rental-chiller.svg';

/** A rental chiller on its trailer, outside the plant room that it serves, in the shape of the pictures: three to two. */
export function RentalChiller({ alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return (
    <img
      {...rest}
      className={css.scene}
      src={file}
      width={900}
      height={600}
      loading="lazy"
      decoding="async"
      alt={alt}
    />
  );
}
