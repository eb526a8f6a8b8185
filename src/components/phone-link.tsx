import { company } from 'records:company';
import type { ComponentProps } from 'react';
import { phoneHref } from '#src/lib/contact-href.ts';

export type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Somebody's own, in place of the company's. */
  phone?: typeof company.phone;
};

/** A link that calls the company, or one person of it: the number, unless it has other words. */
export function PhoneLink({ phone = company.phone, children = phone.display, ...rest }: PhoneLinkProps) {
  return (
    <a href={phoneHref(phone)} {...rest}>
      {children}
    </a>
  );
}
