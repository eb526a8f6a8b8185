import publicBuilding from 'records:sections/public-building';
import * as governmentPage from 'words:government';
import { claims } from 'words:statement';
import { partOf } from '#content/records/part-of.ts';
import { PublicBuildingSection } from '#src/components/drawings/public-building-section.tsx';
import { AnnotatedDrawing, type Flag } from '#src/ui/annotated-drawing.tsx';
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
        views={[{ flags }]}
      />
      <div className={css.plain}>
        <PublicBuildingSection plane="ink" alt={publicBuilding.alt} loading="lazy" />
      </div>
    </div>
  );
}

/** The flag of a service stands beside the part it is about. */
function flag(service: string, part: string, x: number, y: number): Flag[] {
  const index = claims.competencies.findIndex((one) => one.id === service);
  // who does no such work flags no such part
  return index < 0 ? [] : [{ flag: index + 1, part: partOf(publicBuilding, part), at: { x, y } }];
}

const flags = [
  ...flag('chillers', 'chiller', 26.2, 44.2),
  ...flag('water', 'cooling-tower', 4.4, 42.5),
  ...flag('maintenance', 'gauge', 31.8, 44.2),
  ...flag('rooftop', 'rooftop-unit', 52.4, 15),
  ...flag('controls', 'control-panel', 79.4, 48.7),
  ...flag('emergency', 'rental-chiller', 90, 44.2),
];
