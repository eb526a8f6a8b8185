import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClassName } from './button-class-name.ts';

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { href: string };

/** A drawn box that leads to an address: call, text, mail, a file, an anchor, another site. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <a className={buttonClassName({ variant, size, block }, className)} {...rest} />;
}
