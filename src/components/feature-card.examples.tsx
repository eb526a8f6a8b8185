import { rooftopDrawn } from '#content/records/drawings/drawings.ts';
import type { Example } from '#src/ui/example.ts';
import { Icon } from '#src/ui/icon.tsx';
import css from './feature-card.examples.module.css';
import { FeatureCard } from './feature-card.tsx';

const drawing = (
  <svg viewBox="0 0 240 120" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M20 100V40h200v60zM50 40V24h40v16" />
  </svg>
);

export const examples: Example[] = [
  {
    name: 'featured with a picture, default with and without a link, in one grid',
    element: (
      <div className={css.grid}>
        <FeatureCard
          variant="featured"
          title="Chillers"
          description="Start-up, overhaul, re-tube and replacement of air-cooled and water-cooled machines."
          icon={<Icon name="chiller" />}
          href="/chillers"
          backgroundImage={rooftopDrawn.url}
        />
        <FeatureCard
          title="Rooftop units"
          description="Change-outs with curb adapters, crane and anchorage papers for the wind zone."
          icon={drawing}
          href="/services#rooftop"
        />
        <FeatureCard
          title="Controls"
          description="From a single thermostat to controls with trend logs that your own staff can read."
          icon={drawing}
        />
      </div>
    ),
  },
];
