import { notFoundPage } from '#content/pages/not-found.ts';
import css from './nearest-page.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'nearest-page': React.HTMLAttributes<HTMLElement>;
    }
  }
}

/** "Did you mean …?" with the page whose address is most like the missing one; boot.ts fills it. */
export function NearestPage() {
  return <nearest-page className={css.nearest} data-words={notFoundPage.nearest} />;
}
