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
  block?: boolean;
}

/** The props of an element that is drawn as a box: how it looks becomes its class. */
export function buttonProps<Props extends ButtonLook & { className?: string | undefined }>(props: Props) {
  const { variant = 'outline', size, block, className, ...rest } = props;
  const look = css[variant satisfies 'outline' | 'solid' | 'amber' | 'red'];
  return {
    className: clsx(css.button, look, size === 'small' && css.small, block && css.block, className),
    ...rest,
  };
}
