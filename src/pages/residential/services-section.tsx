import house from 'records:sections/house';
import * as residentialPage from 'words:residential';
import { clsx } from 'clsx';
import { partOf } from '#content/values/picture.ts';
import drawingCss from '#src/components/drawings/drawing.module.css';
import { AnnotatedDrawing, type Flag } from '#src/ui/annotated-drawing.tsx';
import { Keynotes } from '#src/ui/keynotes.tsx';
import { Zone, ZoneTitle } from '#src/ui/zone.tsx';
import file from './house-section.svg';
import css from './residential-page.module.css';

/** The services at a house, keyed to a section through one. */
export function ServicesSection() {
  const { title, note, list } = residentialPage.services;
  return (
    <Zone letter="D" className={clsx(css.zone, css.services)} aria-labelledby="home-services">
      <ZoneTitle id="home-services" note={note} className={css.title}>
        {title}
      </ZoneTitle>
      <AnnotatedDrawing
        className={css.drawing}
        picture={
          <img
            className={drawingCss.scene}
            src={file}
            width={1274}
            height={484}
            loading="lazy"
            decoding="async"
            alt={house.alt}
          />
        }
        views={[{ flags }]}
      />
      <Keynotes
        items={list.map((service, index) => ({
          flag: index + 1,
          title: <h3 className="name">{service.title}</h3>,
          text: service.text,
        }))}
      />
    </Zone>
  );
}

// flags stand on walls, sky and ground alone; the new system has two, on its air handler and on its thermostat
const flags: readonly Flag[] = [
  { flag: 1, at: { x: 82.1, y: 42 }, part: partOf(house, 'condensing-unit') },
  { flag: 2, at: { x: 54.6, y: 48.5 }, part: partOf(house, 'air-handler') },
  { flag: 2, at: { x: 33, y: 76 }, part: partOf(house, 'thermostat') },
  { flag: 3, at: { x: 54.6, y: 72 }, part: partOf(house, 'drain') },
  { flag: 4, at: { x: 19, y: 12 }, part: partOf(house, 'duct') },
];
