import { residentialPage } from '#content/pages/residential.ts';
import { HouseSection } from '#src/components/drawings/house-section.tsx';
import { type Flag, KeyedDrawing } from '#src/ui/keyed-drawing.tsx';
import { Keynotes } from '#src/ui/keynotes.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './services-section.module.css';

/** The services at a house, keyed to a section through one. */
export function ServicesSection() {
  const { title, note, drawing, list } = residentialPage.services;
  return (
    <Zone letter="C" padded className={css.services} aria-labelledby="home-services">
      <ZoneTitle id="home-services" note={note}>
        {title}
      </ZoneTitle>
      <KeyedDrawing className={css.drawing} picture={<HouseSection alt={drawing} />} flags={flags} />
      <Keynotes
        items={list.map((service, index) => ({
          flag: index + 1,
          title: <h3 className={css.name}>{service.title}</h3>,
          text: service.text,
        }))}
      />
    </Zone>
  );
}

/** Where the parts lie in the drawing; the new system has two, its air handler and its thermostat. */
const flags: readonly Flag[] = [
  { flag: 1, at: [73.1, 58.9], to: [76, 70.7] },
  { flag: 2, at: [54.5, 55], to: [46, 55] },
  { flag: 2, at: [31.8, 53.7], to: [35.6, 62] },
  { flag: 3, at: [54.5, 69.8], to: [48.5, 69.8] },
  { flag: 4, at: [23.4, 5], to: [29.2, 31.8] },
  { flag: 5, at: [81.9, 95.5], to: [82.7, 84.3] },
];
