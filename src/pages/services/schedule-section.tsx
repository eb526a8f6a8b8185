import { equipment, equipmentGroups } from '#content/facts/equipment.ts';
import { servicesPage } from '#content/pages/services.ts';
import { Zone } from '#src/ui/zone.tsx';
import { AudienceFilter } from './audience-filter.tsx';
import { EquipmentGroup } from './equipment-group.tsx';
import { ScheduleHead } from './schedule-head.tsx';
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
