import rooftopDrawn from 'records:drawings/rooftop-drawn';
import { promises } from 'records:promises';
import * as words from 'words:home';
import { featureCard } from 'words:parts';
import { clsx } from 'clsx';
import { MoreRoute } from '#src/components/links.tsx';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import { Marks } from '#src/ui/bar.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Cells, List, Split, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { noteOf } from '#src/views/navigation.ts';
import { type Service, services } from '#src/views/services.ts';
import pageCss from './home-page.module.css';
import details from './service-details.svg';
import css from './services-section.module.css';

/** With an odd number of plain cards, the last takes the room of two. */
const plain = services.filter(({ isFeatured }) => !isFeatured);
const closing = plain.length % 2 === 1 ? plain.at(-1) : undefined;

/** The service cards, and the notes that hold for every job. */
export function ServicesSection() {
  const { title, note, notesTitle, notes } = words.services;
  return (
    <Zone letter="D" padded className={pageCss.flush} aria-labelledby="services-title">
      <ZoneTitle id="services-title" note={note} title={title} />
      <Cells of={[2, 3, 4]} ruled bleed>
        {services.map((service) => (
          <ServiceCard key={service.id} {...service} />
        ))}
        <Split into="aside" gap="tight" className={css.notes} data-plane="water">
          <h3 className="label">{notesTitle}</h3>
          <List as="ol" className="note" of={notes} />
        </Split>
      </Cells>
    </Zone>
  );
}

function ServiceCard({ id, title, description, icon, route, isFeatured }: Service) {
  const size = isFeatured ? css.featured : id === closing?.id ? css.closing : css.plain;
  return (
    <div className={clsx(css.card, size, icon === 'emergency' && css.urgent)}>
      {isFeatured ? (
        <>
          <Picture className={css.picture} imgClassName={css.image} of={rooftopDrawn} alt="" sizes={sizes} />
          <div className={css.plate}>
            <Icon name={icon} />
          </div>
        </>
      ) : (
        <svg className={css.detail} viewBox="0 0 240 112" aria-hidden="true">
          {icon === 'maintenance' ? <Year /> : <use href={`${details}#${drawn(icon)}`} />}
        </svg>
      )}
      <h3 className={isFeatured ? css.title : 'name'}>{title}</h3>
      <p className={isFeatured ? undefined : 'note'}>{description}</p>
      {route && (
        <MoreRoute to={route} className={css.more}>
          <span className={css.said}>{featureCard.more}</span> <span className="sr-only">{title}</span>
          {noteOf(route) && <small> {noteOf(route)}</small>}
        </MoreRoute>
      )}
    </div>
  );
}

const sizes = '(width < 640px) 100vw, (width < 1200px) 67vw, 47vw';

const symbols = ['rooftop', 'home-system', 'ductwork', 'cooling-tower', 'controls', 'emergency'];

function drawn(icon: Service['icon']): string {
  if (!symbols.includes(icon))
    throw new Error(`No drawing for services of kind "${icon}": add a symbol to service-details.svg`);
  return icon;
}

function Year() {
  const { visitsPerYear } = promises.maintenance;
  const middles = linearScale(0.5, visitsPerYear + 0.5);
  return (
    <svg x="16" width="208" overflow="visible" aria-hidden="true">
      <line className={css.axis} x2="100%" y1="86" y2="86" />
      <Marks scale={linearScale(0, 12)} at={evenTicks(0, 12, 1)} y1="80" y2="92" />
      {evenTicks(1, visitsPerYear, 1).map((visit) => (
        <svg key={visit} x={percent(middles(visit))} overflow="visible" aria-hidden="true">
          <path d="M0 86V50" />
          <path className={css.solid} d="M-13 24h26v26h-26z" />
          <path className={css.tick} d="m-6 37 4.5 5 8-9" />
        </svg>
      ))}
    </svg>
  );
}
