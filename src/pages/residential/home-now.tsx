import { company } from 'records:company';
import { hours } from 'records:hours';
import { promises } from 'records:promises';
import { clsx } from 'clsx';
import { homeRule } from '#content/facts/promises.ts';
import { homeNow } from '#content/words/home-now.ts';
import { withoutBreaks } from '#src/typography/unbroken.ts';
import css from './home-now.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'home-now': React.HTMLAttributes<HTMLElement>;
    }
  }
}

const { callBy, nightEnds } = promises.emergency.home;
const words = JSON.stringify(homeNow, (_, value) =>
  typeof value === 'string' ? withoutBreaks(value) : value,
);

/** Who answers now and when somebody comes, by the clock in Florida; until boot.ts says so, the rule for every hour. */
export function HomeNow({ className }: { className?: string | undefined }) {
  return (
    <home-now
      className={clsx(css.homeNow, className)}
      data-hours={JSON.stringify(hours.days)}
      data-times={JSON.stringify({ callBy, nightEnds })}
      data-zone={company.timeZone}
      data-words={words}
      // the element marks itself with the state it tells
      suppressHydrationWarning
    >
      <span className={css.rule}>{homeRule}</span>
    </home-now>
  );
}
