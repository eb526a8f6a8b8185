import * as servicesPage from 'words:services';
import { clsx } from 'clsx';
import { Picture } from '#src/ui/picture.tsx';
import type { Equipment, EquipmentGroup as Group } from '#src/views/services.ts';
import { audienceNames } from './audiences.ts';
import { CapacityAxis } from './capacity-axis.tsx';
import { EquipmentRow } from './equipment-row.tsx';
import css from './schedule-section.module.css';

const { columns, terms, tonsHead } = servicesPage.schedule;

/** A group of the schedule: its drawing, whom it is for, the scale of its bars and its table. */
export function EquipmentGroup({ id, name, drawing, rows }: Group & { rows: readonly Equipment[] }) {
  const isCharted = rows.some(({ capacity }) => 'tons' in capacity);
  // most rows of a group are for the same audiences; one that is not says so itself
  const [audiences] = rows.map((row) => audienceNames(row.audiences));
  const heads = isCharted ? columns : { ...columns, capacity: terms };
  return (
    <section
      className={css.group}
      aria-labelledby={id}
      data-group={id}
      data-for={[...new Set(rows.flatMap(({ audiences }) => audiences))].join(' ')}
    >
      <div className={css.title}>
        <h3 id={id}>{name}</h3>
        <p className="small">{audiences}</p>
      </div>
      <Picture
        picture={drawing.url}
        alt={drawing.alt}
        sizes="(width < 1240px) 178px, 248px"
        className={css.picture}
        imgClassName={css.image}
      />
      <div className={css.rows}>
        <div className={clsx('label', css.head)} aria-hidden="true">
          <span className={css.wide} />
          {isCharted ? <CapacityAxis head={tonsHead} /> : terms}
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
          <tbody>
            {rows.map((row) => (
              <EquipmentRow
                key={row.id}
                {...row}
                isForItsGroup={audienceNames(row.audiences) === audiences}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
