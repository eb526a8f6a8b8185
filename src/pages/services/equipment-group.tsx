import { clsx } from 'clsx';
import type { Equipment, EquipmentGroup as Group } from '#content/facts/equipment.schema.ts';
import { servicesPage } from '#content/pages/services.ts';
import { Picture } from '#src/ui/picture.tsx';
import { CapacityAxis } from './capacity-axis.tsx';
import css from './equipment-group.module.css';
import { EquipmentRow } from './equipment-row.tsx';

const { columns, terms } = servicesPage.schedule;

/** A group of the schedule: its drawing, the scale where the drawing parts the bars from that in the head, and its table. */
export function EquipmentGroup({ id, name, drawing, rows }: Group & { rows: readonly Equipment[] }) {
  const isCharted = rows.some(({ capacity }) => 'tons' in capacity);
  const heads = isCharted ? columns : { ...columns, capacity: terms };
  return (
    <section
      className={css.group}
      aria-labelledby={id}
      data-group={id}
      data-for={[...new Set(rows.flatMap(({ audiences }) => audiences))].join(' ')}
    >
      <div className={css.band}>
        <h3 id={id} className={css.name}>
          {name}
        </h3>
        <Picture
          picture={drawing.url}
          alt={drawing.alt}
          // beside the rows it is cropped to their height: the longest group's is the widest
          sizes={`(width < 768px) 50vw, (width < 928px) 72vw, (width < 1280px) 47vw, ${id === 'air-side' ? 440 : 320}px`}
          className={css.picture}
          imgClassName={css.image}
        />
      </div>
      <div className={css.scale} aria-hidden="true">
        {isCharted ? <CapacityAxis /> : <span className={clsx('label', css.terms)}>{terms}</span>}
      </div>
      <table className={css.table}>
        <caption className="sr-only">{name}</caption>
        <thead className="sr-only">
          <tr>
            {Object.values(heads).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.rows}>
          {rows.map((row) => (
            <EquipmentRow key={row.id} {...row} isCharted={isCharted} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
