import * as servicesPage from 'words:services';
import { clsx } from 'clsx';
import { Zone } from '#src/ui/zone.tsx';
import { equipment, equipmentGroups } from '#src/views/services.ts';
import { choices } from './audiences.ts';
import { CapacityAxis } from './capacity-axis.tsx';
import { EquipmentGroup } from './equipment-group.tsx';
import headCss from './schedule-head.module.css';
import css from './schedule-section.module.css';

const { schedule } = servicesPage;

/** The filter by audience and the equipment it narrows down, group by group. */
export function ScheduleSection() {
  return (
    <Zone letter="B" className={css.schedule} aria-labelledby="schedule-title">
      <AudienceFilter />
      <div className={css.title}>
        <h2 id="schedule-title">{schedule.title}</h2>
        <p className="small">{schedule.note}</p>
      </div>
      <ScheduleHead />
      {equipmentGroups.map((group) => (
        <EquipmentGroup key={group.id} {...group} rows={equipment.filter((row) => row.group === group.id)} />
      ))}
    </Zone>
  );
}

const { filter } = servicesPage;

/** Links that show the rows for one audience: each is the target of its own address, so that no script is needed. */
function AudienceFilter() {
  return (
    <nav className={css.filter} aria-labelledby="filter-label">
      <p id="filter-label" className={css.label}>
        {filter.label}
      </p>
      <ul className={css.links}>
        {choices.map(({ id, name, count }) => (
          <li key={id}>
            <a id={`for-${id}`} href={`#for-${id}`} data-show={id} className={css.link}>
              <b>{name}</b>
              <span className={css.count}>{count}</span>
              <span className={css.shown}>{filter.shown}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const { columns } = servicesPage.schedule;

/** The heads of the columns with the scale of the bars, which stay in view; the tables repeat them for screen readers. */
function ScheduleHead() {
  return (
    <div className={clsx('label', headCss.head)} aria-hidden="true">
      <span className={headCss.wide}>{columns.equipment}</span>
      <CapacityAxis head={columns.capacity} />
      <span className={headCss.wide}>{columns.work}</span>
      <span className={headCss.widest}>{columns.destination}</span>
    </div>
  );
}
