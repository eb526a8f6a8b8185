import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Schedule } from '#src/ui/schedule.tsx';
import css from './price-schedule.module.css';

/** What is paid for, its price and what that means, in three columns. */
export function PriceSchedule({ className, ...rest }: ComponentProps<typeof Schedule>) {
  return <Schedule className={clsx(css.prices, className)} {...rest} />;
}
