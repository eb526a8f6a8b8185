import type { ComponentProps } from 'react';
import type { RouteName } from '#content/values/addresses.ts';
import { moreLinkClassName } from '#src/ui/arrow.tsx';
import { type ButtonLook, buttonProps } from '#src/ui/button.tsx';
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
  // a call to go where nothing is
  if (!(rest.to in routes)) return null;
  return <RouteLink className={moreLinkClassName(className)} {...rest} />;
}
