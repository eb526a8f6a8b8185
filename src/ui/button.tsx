import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClassName } from './button-class-name.ts';

/** A drawn box that does something on this page; what leads elsewhere is a `ButtonLink`. */
export function Button({
  variant,
  size,
  block,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClassName({ variant, size, block }, className)} {...rest} />;
}
