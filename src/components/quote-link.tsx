import { quoteDialogId } from './quote-dialog.tsx';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

/** Opens the quote dialog; without JavaScript it is what it looks like, a link to the contact page. */
export function QuoteLink(props: Omit<RouteLinkProps, 'to'>) {
  return <RouteLink to="contact" data-dialog={quoteDialogId} {...props} />;
}
