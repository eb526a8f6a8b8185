import { company } from 'records:company';
import type { ComponentProps } from 'react';
import { phoneHref } from '#src/lib/contact-href.ts';

export type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'>;

/** A link that calls the company: its number, unless it has other words. */
export function PhoneLink({ children = company.phone.display, ...rest }: PhoneLinkProps) {
  return (
    <a href={phoneHref(company.phone)} {...rest}>
      {children}
    </a>
  );
}
