import * as servicesPage from 'words:services';
import { clsx } from 'clsx';
import { Cells, Row } from '#src/ui/layout.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { equipment, equipmentGroups } from '#src/views/services.ts';
import { choices } from './audiences.ts';
import { CapacityAxis } from './capacity-axis.tsx';
import { EquipmentGroup } from './equipment-group.tsx';
import css from './schedule-section.module.css';

const { filter, schedule } = servicesPage;
const { columns } = schedule;

/** The filter by audience and the equipment it narrows down, group by group. */
export function ScheduleSection() {
  return (
    <Zone letter="B" className={css.schedule} aria-labelledby="schedule-title">
      <AudienceFilter />
      <Row className={css.words}>
        <h2 id="schedule-title" className="name-lg">
          {schedule.title}
        </h2>
        <p className="small">{schedule.note}</p>
        <p className={clsx('small', css.result)} role="status">
          {choices.map(({ id, name, count }) => (
            <b key={id} data-for={id} data-alone={id === 'everyone' ? undefined : ''}>
              {filter.result({ name, count })}
            </b>
          ))}
        </p>
      </Row>
      {/* stays in view; the tables repeat it for screen readers */}
      <div className={clsx('label', css.head)} aria-hidden="true">
        <span className={css.wide}>{columns.equipment}</span>
        <CapacityAxis head={columns.capacity} />
        <span className={css.wide}>{columns.work}</span>
        <span className={css.widest}>{columns.destination}</span>
      </div>
      {equipmentGroups.map((group) => (
        <EquipmentGroup key={group.id} {...group} rows={equipment.filter((row) => row.group === group.id)} />
      ))}
    </Zone>
  );
}

/** Links that show the rows for one audience: each is the target of its own address, so that no script is needed. */
function AudienceFilter() {
  return (
    <nav className={css.filter} aria-labelledby="filter-label">
      <p id="filter-label" className={clsx('name', css.words)}>
        {filter.label}
      </p>
      <Cells as="ul" of={[2, 4]} ruled className={css.links}>
        {choices.map(({ id, name, count }) => (
          <li key={id}>
            <a id={`for-${id}`} href={`#for-${id}`} data-show={id} className={css.link}>
              <b className="name">{name}</b>
              <span className="small">{count}</span>
            </a>
          </li>
        ))}
      </Cells>
    </nav>
  );
}
