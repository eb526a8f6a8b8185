import { filter, schedule } from 'words:services';
import { clsx } from 'clsx';
import type { Audience } from '#content/records/fields.ts';
import { formatNumber, formatRange } from '#content/values/format.ts';
import { RouteLink } from '#src/components/links.tsx';
import { TableHead } from '#src/components/table-head.tsx';
import { formatList } from '#src/lib/format-words.ts';
import { percent, tonScale } from '#src/lib/scale.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { Bar, endsOf, Marks } from '#src/ui/bar.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { type Equipment, equipment, type EquipmentGroup as Group } from '#src/views/services.ts';
import css from './services-page.module.css';

const { audiences: names } = filter;
const all = Object.keys(names) as Audience[];

function audienceNames(audiences: readonly Audience[]): string {
  return audiences.length === all.length
    ? filter.everyone
    : formatList(audiences.map((audience) => names[audience]));
}

/** What the schedule can be narrowed down to, with the number of its rows; an audience without one is no choice. */
export const choices = [
  { id: 'everyone', name: filter.everyone, rows: equipment },
  ...all.map((id) => ({ id, name: names[id], rows: equipment.filter((row) => row.audiences.includes(id)) })),
]
  .filter(({ rows }) => rows.length > 0)
  .map(({ id, name, rows }) => ({ id, name, count: filter.count({ count: rows.length }) }));

const { scale, ticks } = tonScale(
  equipment.flatMap(({ capacity }) => ('tons' in capacity ? [capacity.tons] : [])),
);
const decades = ticks.filter((tons) => Number.isInteger(Math.log10(tons)));

/** A head over the capacities, with the scale of their bars: 1, 10, 100 … */
export function CapacityAxis({ head }: { head: string }) {
  return (
    <span className={css.range}>
      {head}
      <svg className={css.axis} aria-hidden="true">
        <Marks scale={scale} at={decades} y1="22" y2="100%" />
        {decades.map((tons) => (
          <text key={tons} x={percent(scale(tons))} y="16" textAnchor="middle">
            {formatNumber(tons)}
          </text>
        ))}
      </svg>
    </span>
  );
}

const { columns, terms } = schedule;

/** A group of the schedule: its drawing, whom it is for and its table. */
export function EquipmentGroup({ id, name, drawing, rows }: Group & { rows: readonly Equipment[] }) {
  const isCharted = rows.some(({ capacity }) => 'tons' in capacity);
  // most rows of a group are for the same audiences; one that is not says so itself
  const [audiences] = rows.map((row) => audienceNames(row.audiences));
  const present = [...new Set(rows.flatMap((row) => row.audiences))];
  // one row alone leaves no room for the drawing
  const pictured = present.filter((one) => rows.filter((row) => row.audiences.includes(one)).length > 1);
  const heads = isCharted ? columns : { ...columns, capacity: terms };
  return (
    <section className={css.group} aria-labelledby={id} data-group={id} data-for={present.join(' ')}>
      <div className={css.title}>
        <h3 id={id}>{name}</h3>
        <p className="small" data-audiences="">
          {audiences}
        </p>
      </div>
      <div className={css.view} data-for={pictured.join(' ')}>
        <Picture of={drawing} sizes="(width < 1240px) 178px, 248px" imgClassName={css.image} />
      </div>
      <table className={css.table}>
        <caption className="sr-only">{name}</caption>
        <TableHead className="sr-only" names={Object.values(heads)} />
        <tbody>
          {rows.map((row) => (
            <EquipmentRow key={row.id} {...row} ofGroup={audiences} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function EquipmentRow({ ofGroup, ...row }: Equipment & { ofGroup: string | undefined }) {
  const { tag, name, capacity, work, audiences, leadsTo, leadsHomesTo } = row;
  const names = audienceNames(audiences);
  const others = audiences.filter((audience) => audience !== 'residential');
  return (
    <tr className={clsx('note', css.row, 'words' in capacity && css.worded)} data-for={audiences.join(' ')}>
      <th scope="row" className={clsx('name', css.equipment)}>
        <span className={clsx('num', css.tag)}>{tag}</span> <span>{name}</span>
      </th>
      <td className={css.capacity}>
        <Capacity capacity={capacity} />
      </td>
      <td className={css.work}>{work}</td>
      {/* others than stand under the name of its group are seen here */}
      <td className={names === ofGroup ? 'sr-only' : clsx('small', css.audiences)} data-audiences="">
        {names}
      </td>
      <td className={css.more}>
        <DestinationLink {...leadsTo} name={name} data-for={leadsHomesTo && others.join(' ')} />
        {leadsHomesTo && (
          <DestinationLink {...leadsHomesTo} name={name} data-for="residential" data-alone="" />
        )}
      </td>
    </tr>
  );
}

function DestinationLink({ route, label, name, ...rest }: Equipment['leadsTo'] & { name: string }) {
  const wholeName = schedule.link({ name, destination: label });
  return (
    <RouteLink to={route} className={css.destination} aria-label={wholeName} {...rest}>
      {label}
      <Arrow />
    </RouteLink>
  );
}

function Capacity({ capacity }: Pick<Equipment, 'capacity'>) {
  if ('words' in capacity) return capacity.words;
  const { tons, sample } = capacity;
  return (
    <div className={css.range}>
      <span className={clsx('num', css.tons)}>
        {formatRange(tons)}
        <span className="sr-only"> {schedule.unit}</span>
        {sample && <RevisionTriangle mark="1" label={schedule.sample} />}
      </span>
      <div className={css.chart}>
        <svg className={css.decades} aria-hidden="true">
          <Marks scale={scale} at={decades} y2="100%" />
        </svg>
        <Bar scale={scale} {...endsOf(tons)} fill="blue" className={css.bar} />
      </div>
    </div>
  );
}
