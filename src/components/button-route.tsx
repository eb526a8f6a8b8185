import { type ButtonLook, buttonClassName } from '#src/ui/button-class-name.ts';
import { routes } from '#src/views/routes.ts';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

/** A link to a page of this site, drawn as a button. */
export function ButtonRoute({ variant, size, block, className, ...rest }: RouteLinkProps & ButtonLook) {
  // a call to go where nothing is
  if (!(rest.to in routes)) return null;
  return <RouteLink className={buttonClassName({ variant, size, block }, className)} {...rest} />;
}
