import { clsx } from 'clsx';
import css from './button.module.css';

export interface ButtonLook {
  variant?: 'outline' | 'solid' | 'amber' | 'red';
  size?: 'regular' | 'small';
  /** As wide as its column. */
  block?: boolean;
}

/** The classes of a drawn box, for elements that are not a `Button` or `ButtonLink` themselves. */
export function buttonClassName(
  { variant = 'outline', size = 'regular', block }: ButtonLook,
  className?: string,
) {
  return clsx(
    css.button,
    css[variant satisfies 'outline' | 'solid' | 'amber' | 'red'],
    size === 'small' && css.small,
    block && css.block,
    className,
  );
}
