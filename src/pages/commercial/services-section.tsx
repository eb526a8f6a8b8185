import { commercialPage } from '#content/pages/commercial.ts';
import { routes } from '#content/routes.ts';
import { MoreRoute } from '#src/components/more-route.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './services-section.module.css';

/** What we do in these buildings, chillers with their tonnage first. */
export function ServicesSection() {
  const { title, chillers, items, more } = commercialPage.services;
  return (
    <Zone letter="C" padded aria-labelledby="services">
      <DrawingTitle number={2} sheet={routes.commercial.sheet} id="services">
        {title}
      </DrawingTitle>
      <ul className={css.services}>
        <li className={css.chillers}>
          <h3>{chillers.title}</h3>
          <p>{chillers.text}</p>
          <dl className={css.ranges}>
            {chillers.ranges.map(({ figure, text }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd className="num">{figure}</dd>
              </div>
            ))}
          </dl>
          <MoreRoute to="chillers">{chillers.more}</MoreRoute>
        </li>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      <MoreRoute className={css.more} to="services">
        {more}
      </MoreRoute>
    </Zone>
  );
}
