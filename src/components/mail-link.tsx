import { company } from 'records:company';
import type { ComponentProps } from 'react';
import { mailHref } from '#src/lib/contact-href.ts';
import { MailAddress } from './mail-address.tsx';

export type MailLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Somebody's own, in place of the company's. */
  address?: string;
  subject?: string;
  body?: string;
};

/** A link that writes to the company, or to one person of it: its address, unless it has other words. */
export function MailLink({
  address = company.email,
  subject,
  body,
  children = <MailAddress address={address} />,
  ...rest
}: MailLinkProps) {
  return (
    <a href={mailHref(address, { subject, body })} {...rest}>
      {children}
    </a>
  );
}
