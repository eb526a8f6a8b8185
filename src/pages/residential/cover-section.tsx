import { residentialPage } from '#content/pages/residential.ts';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import { DimensionLine } from '#src/ui/dimension-line.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './cover-section.module.css';

const { title, note, items, unit, insured } = residentialPage.cover;
const longest = Math.max(...items.map(({ years }) => years));
const scale = linearScale(0, longest);
const ticks = evenTicks(0, longest, Math.ceil(longest / 12));

/** Maintenance, labor and compressor: how many years each is covered, as lines from one zero to one scale. */
export function CoverSection() {
  return (
    <Zone letter="D" plane="shell" padded aria-labelledby="cover">
      <ZoneTitle id="cover" note={note}>
        {title}
      </ZoneTitle>
      <div className={css.chart}>
        <svg className={css.years} aria-hidden="true">
          {ticks.map((year) => (
            <line key={year} x1={percent(scale(year))} x2={percent(scale(year))} y2="100%" />
          ))}
        </svg>
        <ul>
          {items.map((item) => (
            <CoverLine key={item.id} {...item} />
          ))}
        </ul>
        <ScaleBar scale={scale} ticks={ticks} unit={unit} />
      </div>
      <p className={css.insured}>{insured}</p>
    </Zone>
  );
}

/** The figure stands where its length begins, its words beside it; the length runs under both. */
function CoverLine({ years, title, text, law }: (typeof items)[number]) {
  return (
    <li className={css.item}>
      <div className={css.words}>
        <h3 className={css.term}>
          <GiantFigure className={css.figure}>{years}</GiantFigure> <span>{title}</span>
        </h3>
        <p>{text}</p>
        {law && <p>{law}</p>}
      </div>
      <DimensionLine className={css.line} scale={scale} to={years} isExtending />
    </li>
  );
}
