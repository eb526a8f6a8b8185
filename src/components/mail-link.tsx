import { company } from 'records:company';
import type { ComponentProps } from 'react';
import { mailHref } from '#src/lib/contact-href.ts';
import { MailAddress } from './mail-address.tsx';

export type MailLinkProps = Omit<ComponentProps<'a'>, 'href'> & { subject?: string; body?: string };

/** A link that mails the company: its address, unless it has other words. */
export function MailLink({ subject, body, children = <MailAddress />, ...rest }: MailLinkProps) {
  return (
    <a href={mailHref(company.email, { subject, body })} {...rest}>
      {children}
    </a>
  );
}
