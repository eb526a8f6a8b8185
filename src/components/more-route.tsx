import { moreLinkClassName } from '#src/ui/more-link-class-name.ts';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

/** A link to a page of this site, set in bold with the drawn arrow behind it. */
export function MoreRoute({ className, ...rest }: RouteLinkProps) {
  return <RouteLink className={moreLinkClassName(className)} {...rest} />;
}
