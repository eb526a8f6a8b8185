import type { ComponentProps } from 'react';
import type { RouteName } from '#content/values/addresses.ts';
import { pathTo } from '#src/lib/path-to.ts';
import { original } from '#src/views/languages.ts';
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
