import house from 'records:sections/house';
import * as residentialPage from 'words:residential';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { partOf } from '#content/records/part-of.ts';
import drawingCss from '#src/components/drawings/drawing.module.css';
import { AnnotatedDrawing, type Flag } from '#src/ui/annotated-drawing.tsx';
import { Keynotes } from '#src/ui/keynotes.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import file from './house-section.svg';
import css from './residential-page.module.css';

/** The services at a house, keyed to a section through one; and whether an old system is still repaired. */
export function ServicesSection() {
  const {
    services: { title, note, list },
    refrigerant,
  } = residentialPage;
  return (
    <Zone letter="C" className={clsx(css.zone, css.services)} aria-labelledby="home-services">
      <ZoneTitle id="home-services" note={note} className={css.title}>
        {title}
      </ZoneTitle>
      <AnnotatedDrawing
        className={css.drawing}
        picture={<HouseSection alt={house.alt} />}
        views={[
          { className: css.wide, flags: wide },
          { className: css.narrow, flags: narrow },
        ]}
      />
      <Keynotes
        items={list.map((service, index) => ({
          flag: index + 1,
          title: <h3 className="name">{service.title}</h3>,
          text: service.text,
        }))}
      />
      <details className={clsx('note', css.refrigerant)}>
        <summary>
          <h3 className="name">{refrigerant.title}</h3>
        </summary>
        <p>
          {refrigerant.text} <span className="small">{refrigerant.date}</span>
        </p>
      </details>
    </Zone>
  );
}

const unit = partOf(house, 'condensing-unit');
const airHandler = partOf(house, 'air-handler');
const drain = partOf(house, 'drain');
const tieDown = partOf(house, 'tie-down');

// flags stand on walls, sky and ground alone; the new system has two, on its air handler and on its thermostat

const wide: readonly Flag[] = [
  { flag: 1, at: { x: 82.1, y: 43 }, part: unit },
  { flag: 2, at: { x: 54.6, y: 55.8 }, part: airHandler },
  { flag: 2, at: { x: 33, y: 76 }, part: partOf(house, 'thermostat') },
  { flag: 3, at: { x: 54.6, y: 67.5 }, part: drain },
  { flag: 4, at: { x: 19, y: 12 }, part: partOf(house, 'duct') },
  { flag: 5, at: { x: 82.1, y: 95 }, part: tieDown },
];

/** A phone sees the house from its air handler on. */
const narrow: readonly Flag[] = [
  { flag: 1, at: { x: 82.1, y: 40 }, part: unit },
  { flag: 2, at: { x: 52.3, y: 52 }, part: airHandler },
  { flag: 3, at: { x: 52.3, y: 65.7 }, part: drain },
  { flag: 4, at: { x: 57.6, y: 9 }, part: partOf(house, 'main-duct') },
  { flag: 5, at: { x: 84, y: 94 }, part: tieDown },
];

/** Section through a one-story house with its ducts, air handler and condensing unit; keynotes are laid over it. */
function HouseSection({ alt, className, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return (
    <img
      {...rest}
      className={clsx(drawingCss.scene, className)}
      src={file}
      width={1274}
      height={484}
      loading="lazy"
      decoding="async"
      alt={alt}
    />
  );
}
