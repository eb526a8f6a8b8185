import * as servicesPage from 'words:services';
import { clsx } from 'clsx';
import { formatRange } from '#content/values/format.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { percent } from '#src/lib/scale.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { Bar } from '#src/ui/bar.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import type { Destination, Equipment } from '#src/views/services.ts';
import { audienceNames } from './audiences.ts';
import { capacityScale } from './capacity-scale.ts';
import css from './equipment-row.module.css';

const { schedule } = servicesPage;

type EquipmentRowProps = Equipment & {
  /** It is for the audiences that stand under the name of its group. */
  isForItsGroup: boolean;
};

/** A kind of equipment: the whole row is the link to the page that says more. */
export function EquipmentRow({ isForItsGroup, ...row }: EquipmentRowProps) {
  const { tag, name, capacity, work, audiences, leadsTo, leadsHomesTo } = row;
  return (
    <tr className={clsx('note', css.row, 'words' in capacity && css.worded)} data-for={audiences.join(' ')}>
      <th scope="row" className={clsx('name', css.equipment)}>
        <span className={clsx('num', css.tag)}>{tag}</span> <span>{name}</span>
      </th>
      <td className={css.capacity}>
        <Capacity capacity={capacity} />
      </td>
      <td className={css.work}>{work}</td>
      <td className={isForItsGroup ? 'sr-only' : clsx('small', css.audiences)} data-audiences="">
        {audienceNames(audiences)}
      </td>
      <td className={css.more}>
        <DestinationLink
          {...leadsTo}
          name={name}
          data-for={leadsHomesTo && audiences.filter((audience) => audience !== 'residential').join(' ')}
        />
        {leadsHomesTo && (
          <DestinationLink {...leadsHomesTo} name={name} data-for="residential" data-alone="" />
        )}
      </td>
    </tr>
  );
}

type DestinationLinkProps = Destination & {
  /** Of the equipment that it says more about. */
  name: string;
  'data-for'?: string | undefined;
  'data-alone'?: '';
};

/** The link of a row, by the name of the page that it leads to. */
function DestinationLink({ route, label, name, ...rest }: DestinationLinkProps) {
  return (
    <RouteLink
      to={route}
      className={css.link}
      aria-label={schedule.link({ name, destination: label })}
      {...rest}
    >
      {label}
      <Arrow />
    </RouteLink>
  );
}

/** A range of tons as figures and as a bar to scale, or words where tons do not measure it. */
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
          {capacityScale.decades.map((decade) => {
            const x = percent(capacityScale.scale(decade));
            return <line key={decade} x1={x} x2={x} y2="100%" />;
          })}
        </svg>
        <Bar
          scale={capacityScale.scale}
          from={tons.min}
          to={tons.isOpen ? undefined : tons.max}
          fill="blue"
          broken={tons.isOpen}
          className={css.bar}
        />
      </div>
    </div>
  );
}
