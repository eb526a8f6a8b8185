import { company } from 'records:company';
import { hours } from 'records:hours';
import { openNow } from 'words:shell';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './clock-elements.module.css';

/** What every element has that follows the clock in Florida. It marks itself, which hydration would take for a fault. */
export const byClock = { 'data-zone': company.timeZone, suppressHydrationWarning: true };

/** "Open now, Tuesday until 6:00 PM" or "Closed", by the clock in Florida; boot.ts fills it, without JavaScript it is not there. */
export function OpenNow({ className }: { className?: string }) {
  return (
    <open-now
      className={clsx(css.openNow, className)}
      data-hours={JSON.stringify(hours.days)}
      {...byClock}
      data-open={openNow.open({ day: '{day}', time: '{time}' })}
      data-closed={openNow.closed}
    />
  );
}

/** What is true until the end of the day `last` (`YYYY-MM-DD`) where the company is; boot.ts hides it after that. */
export function UntilDate({ last, ...rest }: ComponentProps<'until-date'> & { last: string }) {
  return <until-date data-until={last} {...byClock} {...rest} />;
}
