import { clsx } from 'clsx';
import { servicesPage } from '#content/pages/services.ts';
import { CapacityAxis } from './capacity-axis.tsx';
import css from './schedule-head.module.css';

const { columns } = servicesPage.schedule;

/** The heads of the columns with the scale of the bars, which stay in view; the tables repeat them for screen readers. */
export function ScheduleHead() {
  return (
    <div className={clsx('label', css.head)} aria-hidden="true">
      <span className={css.wide}>{columns.equipment}</span>
      <CapacityAxis head={columns.capacity} />
      <span className={css.wide}>{columns.work}</span>
      <span className={css.widest}>{columns.destination}</span>
    </div>
  );
}
