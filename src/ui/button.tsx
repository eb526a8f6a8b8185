import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './button.module.css';

/** A drawn box that does something on this page; what leads elsewhere is a `ButtonLink`. */
export function Button(props: ComponentProps<'button'> & ButtonLook) {
  return <button type="button" {...buttonProps(props)} />;
}

/** A drawn box that leads to an address: call, text, mail, a file, an anchor, another site. */
export function ButtonLink(props: ComponentProps<'a'> & ButtonLook & { href: string }) {
  return <a {...buttonProps(props)} />;
}

export interface ButtonLook {
  variant?: 'outline' | 'solid' | 'amber' | 'red';
  size?: 'regular' | 'small';
  /** As wide as its column. */
  block?: boolean;
}

/** The props of an element that is drawn as a box: how it looks becomes its class. */
export function buttonProps<Props extends ButtonLook & { className?: string | undefined }>(props: Props) {
  const { variant, size, block, className, ...rest } = props;
  return { className: buttonClassName({ variant, size, block }, className), ...rest };
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
