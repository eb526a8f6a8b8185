import { company } from 'records:company';
import { hours } from 'records:hours';
import { openNow } from 'words:shell';
import { clsx } from 'clsx';
import css from './open-now.module.css';

/** "Open now, Tuesday until 6:00 PM" or "Closed", by the clock in Florida; boot.ts fills it, without JavaScript it is not there. */
export function OpenNow({ className }: { className?: string }) {
  return (
    <open-now
      className={clsx(css.openNow, className)}
      data-hours={JSON.stringify(hours.days)}
      data-zone={company.timeZone}
      data-open={openNow.open({ day: '{day}', time: '{time}' })}
      data-closed={openNow.closed}
      // the element marks itself while the office is open
      suppressHydrationWarning
    />
  );
}
