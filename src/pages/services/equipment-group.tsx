import * as servicesPage from 'words:services';
import { Picture } from '#src/ui/picture.tsx';
import type { Equipment, EquipmentGroup as Group } from '#src/views/services.ts';
import { audienceNames } from './audiences.ts';
import { EquipmentRow } from './equipment-row.tsx';
import css from './schedule-section.module.css';

const { columns, terms } = servicesPage.schedule;

/** A group of the schedule: its drawing, whom it is for and its table. */
export function EquipmentGroup({ id, name, drawing, rows }: Group & { rows: readonly Equipment[] }) {
  const isCharted = rows.some(({ capacity }) => 'tons' in capacity);
  // most rows of a group are for the same audiences; one that is not says so itself
  const [audiences] = rows.map((row) => audienceNames(row.audiences));
  const present = [...new Set(rows.flatMap((row) => row.audiences))];
  const heads = isCharted ? columns : { ...columns, capacity: terms };
  return (
    <section className={css.group} aria-labelledby={id} data-group={id} data-for={present.join(' ')}>
      <div className={css.title}>
        <h3 id={id}>{name}</h3>
        <p className="small" data-audiences="">
          {audiences}
        </p>
      </div>
      {/* one row alone leaves no room for it */}
      <div
        className={css.picture}
        data-for={present
          .filter((one) => rows.filter((row) => row.audiences.includes(one)).length > 1)
          .join(' ')}
      >
        <Picture
          picture={drawing.url}
          alt={drawing.alt}
          sizes="(width < 1240px) 178px, 248px"
          imgClassName={css.image}
        />
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
            <EquipmentRow key={row.id} {...row} isForItsGroup={audienceNames(row.audiences) === audiences} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
