import { company } from 'records:company';
import type { ComponentProps } from 'react';

/** What is true until the end of the day `last` (`YYYY-MM-DD`) where the company is; boot.ts hides it after that. */
export function UntilDate({ last, ...rest }: ComponentProps<'until-date'> & { last: string }) {
  return (
    <until-date
      data-until={last}
      data-zone={company.timeZone}
      // the element hides itself
      suppressHydrationWarning
      {...rest}
    />
  );
}
