import { company } from 'records:company';
import type { ComponentProps } from 'react';
import { textHref } from '#src/lib/contact-href.ts';

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The message, ready to send: that of an emergency, unless it is another; empty where none is meant. */
  body?: string | undefined;
};

/** A link that texts the company. */
export function TextLink({ body = company.emergencyText, ...rest }: TextLinkProps) {
  return <a href={textHref(company.phone, body)} {...rest} />;
}
