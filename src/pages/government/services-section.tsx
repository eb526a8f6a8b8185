import publicBuilding from 'records:sections/public-building';
import * as governmentPage from 'words:government';
import { claims } from 'words:statement';
import { clsx } from 'clsx';
import { PublicBuildingSection } from '#src/components/drawings/public-building-section.tsx';
import { sectionFlags } from '#src/components/drawings/section-flags.ts';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Keynotes } from '#src/ui/keynotes.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';
import css from './government-page.module.css';
import { SheetSection } from './sheet-section.tsx';

const { label, figure, unit, includes, text, notes } = governmentPage.services.rate;

/** Where each core service is at work in a building, and what an hour of them costs: the section reversed on ink. */
export function ServicesSection() {
  return (
    <SheetSection letter="E" plane="ink" name="services">
      <Split gap="even">
        <Stack>
          <p className="label">{label}</p>
          <p>
            <GiantFigure className="figure-xl">{figure}</GiantFigure>{' '}
            <span className={clsx('name', css.unit)}>{unit}</span>
          </p>
        </Stack>
        <p className="note">
          {includes}: {text} {notes.join(' ')}
        </p>
      </Split>
      <AnnotatedDrawing
        className={css.building}
        picture={<PublicBuildingSection plane="ink" alt={publicBuilding.alt} loading="lazy" />}
        views={[{ className: css.flags, flags: sectionFlags }]}
      />
      <Keynotes
        className={clsx(css.key, css.flush)}
        items={claims.competencies.map((item, index) => ({ ...item, flag: index + 1 }))}
      />
    </SheetSection>
  );
}
