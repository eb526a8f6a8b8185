import { company } from 'records:company';
import { contactPage } from '#content/pages/contact.ts';
import css from './now-mark.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'now-mark': React.HTMLAttributes<HTMLElement>;
    }
  }
}

/** This minute on the bar of the days that today is one of, by the clock in Florida; boot.ts fills it, on the other days it is not there. */
export function NowMark({ days }: { days: readonly string[] }) {
  return (
    <now-mark
      className={css.now}
      data-days={days.join(' ')}
      data-zone={company.timeZone}
      data-words={contactPage.hours.now}
      // the element marks itself on its days
      suppressHydrationWarning
    />
  );
}
