import { company } from 'records:company';
import { isSpanishSpoken } from 'words:facts';
import { here } from 'words:language';
import { spanish } from 'words:parts';
import type { ComponentProps } from 'react';
import type { Address } from '#content/records/company.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { addressLines } from '#content/values/format.ts';
import { mailHref, phoneHref, textHref } from '#src/lib/contact-href.ts';
import { moreLinkClassName } from '#src/ui/arrow.tsx';
import { type ButtonLook, buttonProps } from '#src/ui/button.tsx';
import { advanceOf, capHeight, FittedFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { original } from '#src/views/languages.ts';
import { pathTo } from '#src/views/paths.ts';
import { routes } from '#src/views/routes.ts';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: RouteName;
  hash?: string;
  /** Of the project set: which of its pages. */
  page?: number;
};

/** A link to a page of this site by its name; text where it is switched off. */
export function RouteLink({ to, hash, page, ...rest }: RouteLinkProps) {
  if (!(to in routes)) return <span className={rest.className}>{rest.children}</span>;
  const { isElsewhere } = routes[to];
  return <a href={pathTo(to, hash, page)} {...(isElsewhere && { hrefLang: original.id })} {...rest} />;
}

/** A link to a page of this site, drawn as a button. */
export function ButtonRoute(props: RouteLinkProps & ButtonLook) {
  // a call to go where nothing is
  if (!(props.to in routes)) return null;
  return <RouteLink {...buttonProps(props)} />;
}

/** A link to a page of this site, set in bold with the drawn arrow behind it. */
export function MoreRoute({ className, ...rest }: RouteLinkProps) {
  if (!(rest.to in routes)) return null;
  return <RouteLink className={moreLinkClassName(className)} {...rest} />;
}

type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
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

/** The company's number as wide as its place, in a `PhoneLink`: as high as its figures, and the brackets that reach under them. */
export function DrawnNumber() {
  const { display } = company.phone;
  const size = 1000 / advanceOf(display);
  return (
    <>
      <span className="sr-only">{display}</span>
      <svg viewBox={`0 0 1000 ${Math.round(size * (capHeight + 0.16))}`} aria-hidden="true">
        <FittedFigure width={1000} y={Math.round(size * (capHeight + 0.02))}>
          {display}
        </FittedFigure>
      </svg>
    </>
  );
}

type MailLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  address?: string;
  subject?: string;
  body?: string;
};

/** A link that writes to the company, or to one person of it: its address, unless it has other words. */
export function MailLink({ address = company.email, subject, body, children, ...rest }: MailLinkProps) {
  return (
    <a href={mailHref(address, { subject, body })} {...rest}>
      {children ?? <MailAddress address={address} />}
    </a>
  );
}

/** A mail address, the company's unless it is another, which may part at its sign where it is longer than its line. */
export function MailAddress({ address = company.email }: { address?: string }) {
  const [box, host] = address.split('@');
  return (
    <>
      {`${box}@`}
      <wbr />
      {host}
    </>
  );
}

type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The message, ready to send: that of an emergency, unless it is another; empty where none is meant. */
  body?: string | undefined;
};

/** A link that texts the company. */
export function TextLink({ body = company.emergencyText, ...rest }: TextLinkProps) {
  return <a href={textHref(company.phone, body)} {...rest} />;
}

/** A `PhoneLink` drawn as a button. */
export function CallButton({ children = company.phone.display, ...look }: PhoneLinkProps & ButtonLook) {
  return (
    <PhoneLink {...buttonProps(look)}>
      <Icon name="phone" /> <span>{children}</span>
    </PhoneLink>
  );
}

/** A `MailLink` drawn as a button. */
export function MailButton({ children = <MailAddress />, ...look }: MailLinkProps & ButtonLook) {
  return (
    <MailLink {...buttonProps(look)}>
      <Icon name="email" /> <span>{children}</span>
    </MailLink>
  );
}

/** A `TextLink` drawn as a button. */
export function TextButton({ children, ...look }: TextLinkProps & ButtonLook) {
  return (
    <TextLink {...buttonProps(look)}>
      <Icon name="text" /> <span>{children}</span>
    </TextLink>
  );
}

/** An address, line by line. */
export function AddressLines({ of }: { of: Address }) {
  return (
    <address>
      {addressLines(of).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}

/** Call or text us in Spanish; stands only where the line is answered in Spanish at any hour. */
export function SpanishLine({ className }: { className?: string | undefined }) {
  // a page in Spanish says so all over
  if (!isSpanishSpoken || here.id === 'es') return null;
  return (
    <p lang="es" className={className}>
      {spanish.before} <PhoneLink>{spanish.call}</PhoneLink> {spanish.or}{' '}
      <TextLink body={company.emergencyTextSpanish}>{spanish.text}</TextLink>.
    </p>
  );
}
