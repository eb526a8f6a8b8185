import * as commercialPage from 'words:commercial';
import { MoreRoute } from '#src/components/more-route.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './services-section.module.css';

const { title, chillers, items, more } = commercialPage.services;

/** What we do in these buildings, chillers with their tonnage first: the dark plane in the middle of the page. */
export function ServicesSection() {
  return (
    <Zone letter="C" plane="ink" padded aria-labelledby="services">
      <h2 id="services">{title}</h2>
      <div className={css.chillers}>
        <div className={css.kind}>
          <h3>{chillers.title}</h3>
          <p>{chillers.text}</p>
          <MoreRoute to="chillers">{chillers.more}</MoreRoute>
        </div>
        <dl className={css.ranges}>
          {chillers.ranges.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>
                <GiantFigure className={css.figure}>{figure}</GiantFigure>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
        <li>
          <MoreRoute to="services">{more}</MoreRoute>
        </li>
      </ul>
    </Zone>
  );
}
