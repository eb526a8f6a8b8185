import type { ComponentProps } from 'react';
import { moreLinkClassName } from './more-link-class-name.ts';

/** A link to where more is said, set in bold with the drawn arrow behind it. */
export function MoreLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a className={moreLinkClassName(className)} {...rest} />;
}
