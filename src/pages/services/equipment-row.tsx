import * as servicesPage from 'words:services';
import { clsx } from 'clsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import type { Equipment } from '#src/views/services.ts';
import { audienceNames } from './audiences.ts';
import { Capacity } from './capacity.tsx';
import css from './equipment-row.module.css';

const { schedule } = servicesPage;

type EquipmentRowProps = Equipment & {
  /** It is for the audiences that stand under the name of its group. */
  isForItsGroup: boolean;
};

/** A kind of equipment: the whole row is the link to the page that says more. */
export function EquipmentRow({
  tag,
  name,
  capacity,
  work,
  audiences,
  route,
  page,
  hash,
  destination,
  isForItsGroup,
}: EquipmentRowProps) {
  return (
    <tr className={clsx(css.row, 'words' in capacity && css.worded)} data-for={audiences.join(' ')}>
      <th scope="row" className={css.equipment}>
        <span className={css.tag}>{tag}</span> <span className={css.name}>{name}</span>
      </th>
      <td className={css.capacity}>
        <Capacity capacity={capacity} />
      </td>
      <td className={css.work}>{work}</td>
      <td className={isForItsGroup ? 'sr-only' : css.audiences}>{audienceNames(audiences)}</td>
      <td className={css.more}>
        <RouteLink
          to={route}
          page={page}
          hash={hash}
          className={css.link}
          aria-label={schedule.link({ name, destination })}
        >
          {destination}
          <Arrow />
        </RouteLink>
      </td>
    </tr>
  );
}
