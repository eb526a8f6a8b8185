import { guarantees } from 'records:guarantees';
import * as commercialPage from 'words:commercial';
import { clsx } from 'clsx';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { GuaranteeBars } from '#src/components/guarantee-bars.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { markets } from '#src/views/services.ts';
import { AgreementSection } from './agreement-section.tsx';
import css from './commercial-page.module.css';
import { HeroSection } from './hero-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { ServicesSection } from './services-section.tsx';

/** The sheet for whoever runs a building: the hours promised, the work, the agreement, the price and what is stood behind. */
export function CommercialPage() {
  return (
    <>
      <HeroSection />
      <MarketsSection />
      <ServicesSection />
      <AgreementSection />
      <PricesSection />
      {guarantees.length > 0 && <GuaranteeSection />}
      <Zone letter="G">
        <EmergencyBanner variant="commercial" conditionsAt="#conditions" {...commercialPage.emergency} />
      </Zone>
    </>
  );
}

const { title, compressor } = commercialPage.guarantees;

/** What is stood behind, and for how long. */
function GuaranteeSection() {
  return (
    <Zone letter="F" padded aria-labelledby="guarantees">
      <ZoneTitle id="guarantees">{title}</ZoneTitle>
      <GuaranteeBars compressor={compressor} />
    </Zone>
  );
}

/** The kinds of building we work in, with when we can work there without closing them. */
function MarketsSection() {
  return (
    <Zone letter="B" aria-labelledby="markets">
      <h2 id="markets" className={css.title}>
        {commercialPage.markets.title}
      </h2>
      <div className={css.mosaic}>
        {markets.map(({ id, name, text, workWindow, drawing }) => (
          <article
            key={id}
            className={clsx(css.market, css[id satisfies 'retail' | 'office' | 'industrial' | 'warehouse'])}
            aria-labelledby={`market-${id}`}
          >
            <Picture
              picture={drawing.url}
              alt={drawing.alt}
              sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 55vw"
              imgClassName={css.picture}
            />
            <div className={css.words}>
              <h3 id={`market-${id}`}>{name}</h3>
              <p className={css.window}>
                <span className="label">{commercialPage.markets.workWindow}</span> {workWindow}
              </p>
              <p className={css.text}>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </Zone>
  );
}
