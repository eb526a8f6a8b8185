import rooftopDrawn from 'records:drawings/rooftop-drawn';
import { clsx } from 'clsx';
import type { Service } from '#content/facts/services.schema.ts';
import { services } from '#content/facts/services.ts';
import { homePage } from '#content/pages/home.ts';
import { FeatureCard } from '#src/components/feature-card.tsx';
import { pathTo } from '#src/lib/path-to.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { ServiceDetail } from './service-detail.tsx';
import css from './services-section.module.css';

/** With an odd number of plain cards, the last takes the room of two. */
const plain = services.filter(({ variant }) => variant !== 'featured');
const closing = plain.length % 2 === 1 ? plain.at(-1) : undefined;

/** The service cards, and the notes that hold for every job. */
export function ServicesSection() {
  const { title, note, notesTitle, notes } = homePage.services;
  return (
    <Zone letter="D" padded className={css.services} aria-labelledby="services-title">
      <ZoneTitle id="services-title" note={note}>
        {title}
      </ZoneTitle>
      <div className={css.cards}>
        {services.map((service) => (
          <ServiceCard
            key={service.id}
            {...service}
            className={clsx(
              service.variant === 'featured' ? css.featured : css.card,
              service === closing && css.closing,
            )}
          />
        ))}
        <div className={css.notes} data-plane="water">
          <h3 className="label">{notesTitle}</h3>
          <ol>
            {notes.map((text) => (
              <li key={text}>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Zone>
  );
}

function ServiceCard({
  title,
  description,
  icon,
  route,
  variant,
  className,
}: Service & { className: string }) {
  const featured = variant === 'featured';
  return (
    <FeatureCard
      className={className}
      variant={variant}
      title={title}
      description={description}
      href={route && pathTo(route)}
      icon={featured ? <Icon name={icon} /> : <ServiceDetail icon={icon} />}
      backgroundImage={featured ? rooftopDrawn.url : undefined}
    />
  );
}
