import publicBuilding from 'records:sections/public-building';
import * as governmentPage from 'words:government';
import { claims } from 'words:statement';
import { PublicBuildingSection } from '#src/components/drawings/public-building-section.tsx';
import { sectionFlags } from '#src/components/drawings/section-flags.ts';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Keynotes } from '#src/ui/keynotes.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './services-section.module.css';
import { SectionTitle } from './sheet-section.tsx';

const { sections, services } = governmentPage;
const { id } = sections.services;

/** Where each core service is at work in a building, and what an hour of them costs: the section reversed on ink. */
export function ServicesSection() {
  return (
    <Zone letter="E" plane="ink" id={id} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <SectionTitle name="services" />
        <LaborRate />
      </div>
      <Building />
      <div className={css.key}>
        <Keynotes
          className={css.notes}
          items={claims.competencies.map((item, index) => ({ ...item, flag: index + 1 }))}
        />
      </div>
    </Zone>
  );
}

function LaborRate() {
  const { label, figure, unit, includes, text, notes } = services.rate;
  return (
    <div className={css.rate}>
      <div>
        <p className="label">{label}</p>
        <p className={css.price}>
          <GiantFigure className={css.figure}>{figure}</GiantFigure> <span className={css.unit}>{unit}</span>
        </p>
      </div>
      <p className={css.terms}>
        {includes}: {text} {notes.join(' ')}
      </p>
    </div>
  );
}

/** Its flags where there is room for them; a phone shows the building alone. */
function Building() {
  return (
    <div className={css.building}>
      <AnnotatedDrawing
        className={css.flagged}
        picture={<PublicBuildingSection plane="ink" alt={publicBuilding.alt} loading="lazy" />}
        views={[{ flags: sectionFlags }]}
      />
      <div className={css.plain}>
        <PublicBuildingSection plane="ink" alt={publicBuilding.alt} loading="lazy" />
      </div>
    </div>
  );
}
