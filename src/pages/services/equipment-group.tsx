import type { Equipment, EquipmentGroup as Group } from '#content/facts/equipment.schema.ts';
import { servicesPage } from '#content/pages/services.ts';
import { Picture } from '#src/ui/picture.tsx';
import css from './equipment-group.module.css';
import { EquipmentRow } from './equipment-row.tsx';

const { columns, terms } = servicesPage.schedule;

/** A group of the schedule: its drawing, its table, and over that a head of its own where nothing in it has a size. */
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
          sizes={`(width < 768px) 50vw, (width < 928px) 72vw, (width < 1280px) 47vw, ${id === 'air-side' ? 780 : 320}px`}
          className={css.picture}
          imgClassName={css.image}
        />
      </div>
      {!isCharted && (
        <div className={css.head} aria-hidden="true">
          <span className="label">{terms}</span>
        </div>
      )}
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
