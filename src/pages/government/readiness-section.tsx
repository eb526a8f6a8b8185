import { readiness } from 'records:readiness';
import * as governmentPage from 'words:government';
import { clsx } from 'clsx';
import { Cells } from '#src/ui/layout.tsx';
import css from './readiness-section.module.css';
import { SheetSection } from './sheet-section.tsx';

const { readiness: words } = governmentPage;
const [before, ...stages] = readiness;

/** A year as one bar, the hurricane season exactly six of its months; one storm in it is pulled down and enlarged. */
export function ReadinessSection() {
  return (
    <SheetSection letter="G" name="readiness">
      <div className={css.year}>
        {before && <Stage {...before} className={css.before} />}
        <p className={clsx('name', css.ready)}>{words.ready}</p>
        <p className={clsx('name', css.season)}>{words.season}</p>
        <div className={css.months} aria-hidden="true">
          {words.months.map((month) => (
            <span key={month}>
              {month.slice(0, 1)}
              <span className={css.rest}>{month.slice(1)}</span>
            </span>
          ))}
          <i className={css.storm} />
        </div>
        {/* the storm lies late in September: 865 to 890 of twelve hundred */}
        <svg className={css.leaders} viewBox="0 0 1200 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.narrow} d="M865 0 0 100M890 0 1200 100" />
          <path className={css.wide} d="M865 0 500 100M890 0 1200 100" />
        </svg>
        <Cells of={[2, 2]} ruled className={css.stages} data-plane="white">
          {stages.map((stage) => (
            <Stage key={stage.id} {...stage} />
          ))}
        </Cells>
      </div>
    </SheetSection>
  );
}

function Stage({ title, text, className }: { title: string; text: string; className?: string | undefined }) {
  return (
    <div className={className}>
      <h3 className="name">{title}</h3>
      <p className="note">{text}</p>
    </div>
  );
}
