import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { RouteName } from '#content/values/addresses.ts';
import { pathTo } from '#src/lib/path-to.ts';
import { original } from '#src/views/languages.ts';
import { routes } from '#src/views/routes.ts';

export type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: RouteName;
  hash?: string;
  /** Of the project set: which of its pages. */
  page?: number;
};

/** A link to a page of this site by its name, followed without a reload once the page is hydrated; text where it is switched off. */
export function RouteLink({ to, hash, page, ...rest }: RouteLinkProps) {
  if (!(to in routes)) return <span className={rest.className}>{rest.children}</span>;
  const { isElsewhere } = routes[to];
  return (
    <Link
      to={pathTo(to, hash, page)}
      {...(isElsewhere && { reloadDocument: true, hrefLang: original.id })}
      {...rest}
    />
  );
}
