import { clsx } from 'clsx';
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

/** Maintenance, labor and compressor: how many years each is covered, as lines from one zero to one scale. */
export function CoverSection() {
  return (
    <Zone letter="D" plane="shell" padded aria-labelledby="cover">
      <ZoneTitle id="cover" note={note}>
        {title}
      </ZoneTitle>
      <ul className={css.lines}>
        {items.map((item) => (
          <CoverLine key={item.id} {...item} />
        ))}
      </ul>
      <ScaleBar scale={scale} ticks={evenTicks(0, longest, Math.ceil(longest / 12))} unit={unit} />
      <p className={css.insured}>{insured}</p>
    </Zone>
  );
}

/** A figure ends where its length ends and its words go on from there; those of a long one stand before it. */
function CoverLine({ years, title, text, law }: (typeof items)[number]) {
  return (
    <li className={clsx(css.item, years > longest / 2 && css.long)}>
      <h3 className={css.term}>
        <svg width={percent(scale(years))} height="1" aria-hidden="true" />
        <GiantFigure className={css.figure}>{years}</GiantFigure> <span className={css.title}>{title}</span>
      </h3>
      <div className={css.text}>
        <p>{text}</p>
        {law && <p>{law}</p>}
      </div>
      <DimensionLine className={css.line} scale={scale} to={years} isExtending />
    </li>
  );
}
