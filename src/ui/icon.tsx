import clsx from 'clsx';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

/** An icon as large as the text beside it, in its color. It is never the only name of a thing: words stand beside it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={clsx(styles.icon, className)} width="18" height="18" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
