import { careersPage } from '#content/pages/careers.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';
import { PayChart } from './pay-chart.tsx';

const { actions, equal, lead, title } = careersPage;

/** The pay first: the range as the headline, then every position on one axis of dollars. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="careers">
      <h1 id="careers" className={css.title}>
        {title}
      </h1>
      <div className={css.text}>
        <p className="lead">{lead}</p>
        <div className={css.actions}>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          <ButtonLink href="#positions">{actions.positions}</ButtonLink>
        </div>
      </div>
      <PayChart />
      <p className={css.equal}>{equal}</p>
    </Zone>
  );
}
