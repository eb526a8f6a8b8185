import { guarantees } from 'records:guarantees';
import * as commercialPage from 'words:commercial';
import { guaranteeWords } from 'words:parts';
import { year } from 'words:units';
import { clsx } from 'clsx';
import { formatNumber } from '#content/values/format.ts';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
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
      <StormSection />
      {guarantees.length > 0 && <GuaranteeSection />}
      <Zone letter="H">
        <EmergencyBanner variant="commercial" conditionsAt="#conditions" {...commercialPage.emergency} />
      </Zone>
    </>
  );
}

const { storm } = commercialPage;

/** What a building does and what we do in each part of a storm; the page states once when the clock stops. */
function StormSection() {
  return (
    <Zone letter="F" plane="ink" padded id="storm" aria-labelledby="storm-title">
      <h2 id="storm-title">{storm.title}</h2>
      <div className={clsx(css.phases, css.storm)}>
        {storm.phases.map((phase) => (
          <div key={phase.title}>
            <h3>{phase.title}</h3>
            <dl>
              {phase.clauses.map((clause) => (
                <div key={clause.title}>
                  <dt>{clause.title}</dt>
                  <dd>{clause.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <p>
        {storm.price} <a href="#conditions">{storm.clock}</a>
      </p>
      {storm.sample && <SampleNote>{storm.sample}</SampleNote>}
    </Zone>
  );
}

const { title, compressor } = commercialPage.guarantees;

/** What is stood behind, and for how long. */
function GuaranteeSection() {
  return (
    <Zone letter="G" padded aria-labelledby="guarantees">
      <ZoneTitle id="guarantees">{title}</ZoneTitle>
      <ul className={css.phases}>
        {guarantees.map(({ id, years, isAtMost, title, text }) => (
          <li key={id}>
            <h3>
              <GiantFigure className={css.years}>{formatNumber(years)}</GiantFigure> {year({ count: years })}{' '}
              {isAtMost && `${guaranteeWords.atMost}, `}
              {title}
            </h3>
            <p>
              {text} {id === 'compressor' && compressor}
            </p>
          </li>
        ))}
      </ul>
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
              sizes="(width < 352px) 100vw, (width < 1024px) 50vw, 55vw"
              imgClassName={css.picture}
            />
            <div className={css.words}>
              <h3 id={`market-${id}`}>{name}</h3>
              <p className={css.window}>{workWindow}</p>
              <p className={css.text}>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </Zone>
  );
}
