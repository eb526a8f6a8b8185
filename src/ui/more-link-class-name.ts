import { clsx } from 'clsx';
import css from './more-link.module.css';

/** The classes of a bold link with an arrow. */
export function moreLinkClassName(className?: string) {
  return clsx(css.more, className);
}
