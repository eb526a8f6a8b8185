import * as teamPage from 'words:team';
import { clsx } from 'clsx';
import { advanceOf, capHeight } from '#src/lib/figure-advance.ts';
import { FittedFigure } from '#src/ui/fitted-figure.tsx';
import type { Share } from './ownership.ts';
import css from './ownership-section.module.css';
import { ShareRect } from './share-rect.tsx';

/** Whose share it is: a link to the person, under the share; on a phone beside it, in a row as high as the share. */
export function OwnershipLabel({ owner, percent, fill }: Share) {
  const share = teamPage.ownership.share({ percent });
  const height = percent * phone.unit;
  const isLarge = percent > 30;
  const room = isLarge ? phone.width - 2 * phone.bar : phone.width / 2 - phone.bar - 2 * phone.gap;
  const width = Math.round(Math.min(room, ((height * 0.6) / capHeight) * advanceOf(share)));
  const cap = (width / advanceOf(share)) * capHeight;
  return (
    <li className={clsx(css.label, isLarge && css.large, percent < 12 && css.narrow, percent < 8 && css.low)}>
      {/* where there is room nothing but a width, by which the row is divided */}
      <svg
        className={css.row}
        viewBox={`0 0 ${phone.width} ${height}`}
        width={percent * 100}
        aria-hidden="true"
      >
        <ShareRect share={fill} width={phone.bar} height={height} />
        <line x1={phone.bar} x2={phone.bar} y2={height} stroke="currentColor" />
        <FittedFigure
          x={phone.bar + phone.gap}
          y={Math.round(isLarge ? height * 0.9 : (height + cap) / 2)}
          width={width}
        >
          {share}
        </FittedFigure>
      </svg>
      <a className={css.link} href={`#${owner.id}`}>
        <b className="note">{owner.name}</b> <span className="small">{owner.role}</span>{' '}
        <span className="sr-only">{share}</span>
      </a>
    </li>
  );
}

/** The drawing on a phone, in pixels of one 390 wide: `unit` is the height of a percent. */
const phone = { width: 390, unit: 5, bar: 40, gap: 12 };
