import { type ButtonLook, buttonClassName } from '#src/ui/button-class-name.ts';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

/** A link to a page of this site, drawn as a button. */
export function ButtonRoute({ variant, size, block, className, ...rest }: RouteLinkProps & ButtonLook) {
  return <RouteLink className={buttonClassName({ variant, size, block }, className)} {...rest} />;
}
