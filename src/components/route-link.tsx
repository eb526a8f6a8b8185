import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { RouteName } from '#content/values/addresses.ts';
import { pathTo } from '#src/lib/path-to.ts';

export type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: RouteName;
  hash?: string;
  /** Of the project set: which of its pages. */
  page?: number;
};

/** A link to a page of this site by its name, followed without a reload once the page is hydrated. */
export function RouteLink({ to, hash, page, ...rest }: RouteLinkProps) {
  return <Link to={pathTo(to, hash, page)} {...rest} />;
}
