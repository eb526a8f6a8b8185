import { company } from 'records:company';
import drawing from 'records:drawings/storm';
import { heatAdvice } from 'records:heat-advice';
import { homeVisit } from 'records:home-visit';
import house from 'records:sections/house';
import { serviceArea } from 'records:service-area';
import * as words from 'words:residential';
import { clsx } from 'clsx';
import { partOf } from '#content/values/picture.ts';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { Scene } from '#src/components/drawings/drawings.tsx';
import { MarkedTitle } from '#src/components/sample-mark.tsx';
import { AnnotatedDrawing, type Flag, HexagonFlag, Keynotes } from '#src/ui/annotated-drawing.tsx';
import { Cells, List, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { counties } from '#src/views/identity.ts';
import file from './house-section.svg';
import css from './residential-page.module.css';
import stormCss from './storm-section.module.css';

/** Between the call and the visit: how to bear the heat, as a public agency says it, and by what our technician is known. */
export function ComingSection() {
  const { heat, door } = words.coming;
  const { agency, url } = heatAdvice.source;
  return (
    <Zone letter="B" aria-labelledby="heat">
      <Cells of={[1, 2]} ruled>
        <Stack gap="even" className={css.zone}>
          <h2 id="heat">{heat.title}</h2>
          <p className="note">{heat.lead}</p>
          <Lines items={heatAdvice.steps} />
          <p className="small">
            {heat.source} <a href={url}>{agency}</a>
          </p>
        </Stack>
        <Stack gap="even" className={css.zone}>
          <MarkedTitle of={homeVisit} title={door.title} />
          <Lines items={homeVisit.signs} />
        </Stack>
      </Cells>
    </Zone>
  );
}

function Lines({ items }: { items: readonly { id: string; text: string }[] }) {
  return (
    <Stack as="ul" gap="tight" className={clsx('note', css.lines)}>
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </Stack>
  );
}

/** The services at a house, keyed to a section through one. */
export function ServicesSection() {
  const { title, note, list } = words.services;
  return (
    <Zone letter="D" className={clsx(css.zone, css.services)} aria-labelledby="home-services">
      <ZoneTitle id="home-services" note={note} className={css.title} title={title} />
      <AnnotatedDrawing
        className={css.drawing}
        picture={<Scene src={file} width={1274} height={484} loading="lazy" alt={house.alt} />}
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

/** What is done at a house before a storm and after it, a row for each part that is flagged on one in the rain. */
export function StormSection() {
  const { title, caption, part, before, after, parts } = words.storm;
  return (
    <Zone letter="F" plane="ink" aria-labelledby="storm">
      <div className={stormCss.scene}>
        <MarkedTitle id="storm" className={stormCss.title} of={company} title={title} />
        <AnnotatedDrawing
          className={stormCss.drawing}
          picture={<Picture of={drawing} sizes="(width < 640px) 163vw, (width < 1024px) 100vw, 94vw" />}
          views={[{ flags: stormFlags }]}
        />
      </div>
      <table className={stormCss.key}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="label">
              {part}
            </th>
            {[before, after].map(({ title, text }) => (
              <th key={title} scope="col">
                <p className="name-lg">{title}</p> <p className="small">{text}</p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, ...cells }, index) => (
            <tr key={name}>
              <th scope="row">
                <span className={clsx('name', stormCss.part)}>
                  <HexagonFlag>{index + 1}</HexagonFlag> {name}
                </span>
              </th>
              <td className="note">
                <b className={stormCss.when}>{before.title}</b> {cells.before}
              </td>
              <td className="note">
                <b className={stormCss.when}>{after.title}</b> {cells.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Zone>
  );
}

/** In the order of the key; the last of its parts are two on the drawing. */
const stormFlags: readonly Flag[] = [
  { flag: 1, at: { x: 63, y: 46.3 }, part: partOf(drawing, 'disconnect') },
  { flag: 2, at: { x: 80.4, y: 45.2 }, part: partOf(drawing, 'straps') },
  { flag: 3, at: { x: 56.1, y: 83.3 }, part: partOf(drawing, 'pad') },
  { flag: 3, at: { x: 68.4, y: 87.5 }, part: partOf(drawing, 'clips') },
];

/** The counties of the same day, large beside the map; all counties from A to Z. */
export function CountiesSection() {
  const { title, home, others, list, map } = words.counties;
  return (
    <Zone letter="I" className={css.zone} id="counties" aria-labelledby="counties-title">
      <Stack gap="even" className={css.counties}>
        <h2 id="counties-title">{title}</h2>
        <CountyMap className={css.map} label={map} hasNumbers={false} />
        <div className={css.names}>
          <h3 className="label">{home}</h3>
          <List className={css.home} of={serviceArea.homeCounties} />
        </div>
        <div>
          <h3 className="label">{others.title}</h3>
          <p className="note">{others.text}</p>
        </div>
        <details>
          <summary className={clsx('name', css.summary)}>{list}</summary>
          <ul className={clsx('note', css.index)}>
            {counties.map(({ name, isHome }) => (
              <li key={name}>{isHome ? <strong>{name}</strong> : name}</li>
            ))}
          </ul>
        </details>
      </Stack>
    </Zone>
  );
}
