import { moreLinkClassName } from '#src/ui/more-link-class-name.ts';
import { routes } from '#src/views/routes.ts';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

/** A link to a page of this site, set in bold with the drawn arrow behind it. */
export function MoreRoute({ className, ...rest }: RouteLinkProps) {
  // a call to go where nothing is
  if (!(rest.to in routes)) return null;
  return <RouteLink className={moreLinkClassName(className)} {...rest} />;
}
