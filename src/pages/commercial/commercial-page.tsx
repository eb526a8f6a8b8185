import { company } from 'records:company';
import { guarantees } from 'records:guarantees';
import * as words from 'words:commercial';
import { guaranteeWords } from 'words:parts';
import { year } from 'words:units';
import { clsx } from 'clsx';
import { formatNumber } from '#content/values/format.ts';
import { ChillerElevation } from '#src/components/drawings/drawings.tsx';
import { EmergencyZone } from '#src/components/emergency-zone.tsx';
import { CallButton, MoreRoute } from '#src/components/links.tsx';
import { MarkedTitle } from '#src/components/sample-mark.tsx';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import { Marks, Spacer } from '#src/ui/bar.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, NamedCells, Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { chillerServices, markets } from '#src/views/services.ts';
import { AgreementSection, PricesSection } from './agreement-and-prices.tsx';
import css from './commercial-page.module.css';
import guaranteeCss from './guarantee-section.module.css';
import { ServiceAgreement } from './service-agreement.tsx';

/** The sheet for whoever runs a building: the hours promised, the work, the agreement, the price and what is stood behind. */
export function CommercialPage() {
  return (
    <>
      <Zone letter="A" aria-labelledby="commercial-title">
        <Stack className={css.hero}>
          <h1 id="commercial-title" className={css.title}>
            {words.title}
          </h1>
          <Split into="auto" at="large">
            <p className="lead">{words.lead}</p>
            <Row className={css.actions}>
              <CallButton variant="solid">{words.call}</CallButton>
              <ButtonLink href={`#${words.agreement.id}`}>{words.read}</ButtonLink>
            </Row>
          </Split>
        </Stack>
        <ServiceAgreement />
      </Zone>
      <Zone letter="B" aria-labelledby="markets">
        <h2 id="markets" className={css.markets}>
          {words.markets.title}
        </h2>
        <Cells ruled className={css.mosaic}>
          {markets.map(({ id, name, text, workWindow, drawing }) => (
            <article
              key={id}
              className={clsx(css.market, css[id satisfies 'retail' | 'office' | 'industrial' | 'warehouse'])}
              aria-labelledby={`market-${id}`}
            >
              <Picture of={drawing} sizes={sizes} imgClassName={css.picture} />
              <Stack gap="tight" className={css.words}>
                <Row gap="tight" ends>
                  <h3 id={`market-${id}`}>{name}</h3>
                  <p className="name">{workWindow}</p>
                </Row>
                <p className="note">{text}</p>
              </Stack>
            </article>
          ))}
        </Cells>
      </Zone>
      <ServicesSection />
      <AgreementSection />
      <PricesSection />
      <StormSection />
      <GuaranteeSection />
      <EmergencyZone letter="H" variant="commercial" conditionsAt="#conditions" {...words.emergency} />
    </>
  );
}

const sizes = '(width < 288px) 100vw, (width < 1024px) 50vw, 55vw';

function ServicesSection() {
  const { services } = words;
  return (
    <Zone letter="C" plane="ink" padded aria-labelledby="services">
      <h2 id="services">{services.title}</h2>
      <Row className={css.chillers}>
        <Row className={css.kind}>
          <h3>{services.chillers.title}</h3>
          <p className="note">{services.chillers.text}</p>
          <MoreRoute to="chillers">{services.chillers.more}</MoreRoute>
          <MoreRoute to="services">{services.more}</MoreRoute>
        </Row>
        <dl className={css.ranges}>
          {services.chillers.ranges.map(({ figure, text }) => (
            <div key={text}>
              <dt className="name">{text}</dt>
              <dd>
                <GiantFigure className={css.tons}>{figure}</GiantFigure>
              </dd>
            </div>
          ))}
        </dl>
      </Row>
      <NamedCells of={[2, 2, 4]} items={services.items} className={css.parts} />
    </Zone>
  );
}

function StormSection() {
  const { storm } = words;
  return (
    <Zone letter="F" plane="ink" padded id="storm" aria-labelledby="storm-title">
      <Stack gap="even">
        <MarkedTitle id="storm-title" of={company} title={storm.title} />
        <Cells of={[1, 3]} className={clsx(css.parts, css.storm)}>
          {storm.phases.map(({ title, clauses }) => (
            <Stack key={title} gap="tight">
              <h3 className={css.part}>{title}</h3>
              <NamedCells as="dl" of={[2, 1, 2]} items={clauses} />
            </Stack>
          ))}
        </Cells>
        <p className="note">
          {storm.price} <a href="#conditions">{storm.clock}</a>
        </p>
      </Stack>
    </Zone>
  );
}

const longest = Math.max(...guarantees.map(({ years }) => years));
const scale = linearScale(0, longest);
/** The longest first: what a shorter one says stands under it, clear of its line. */
const covers = [...guarantees].sort((a, b) => b.years - a.years);
const between = evenTicks(1, longest, 1).filter((one) => covers.every(({ years }) => years !== one));

function GuaranteeSection() {
  if (covers.length === 0) return null;
  return (
    <Zone letter="G" padded aria-labelledby="guarantees">
      <Row ends className={guaranteeCss.head}>
        <h2 id="guarantees">{words.guarantees.title}</h2>
        {chillerServices.length > 0 && (
          <ChillerElevation type="water-cooled" alt="" className={guaranteeCss.machine} />
        )}
      </Row>
      <svg className={guaranteeCss.life} aria-hidden="true">
        <rect width="100%" height="100%" />
        <Marks scale={scale} at={between} y2="100%" />
        {covers.map(({ id, years }) => (
          <svg key={id} x={percent(scale(years))} y="50%" overflow="visible" aria-hidden="true">
            {/* the last lies within the end of the pipe */}
            <path className={guaranteeCss.valve} d={`M${years === longest ? -28 : -14}-14v28l28-28v28z`} />
          </svg>
        ))}
      </svg>
      <ul>
        {covers.map(({ id, years, isAtMost, title, text }, index) => {
          const at = scale(years);
          return (
            <li key={id} className={clsx(guaranteeCss.cover, at > 50 && guaranteeCss.late)}>
              <svg className={guaranteeCss.leaders} aria-hidden="true">
                <Marks scale={scale} at={covers.slice(index).map((one) => one.years)} y2="100%" />
              </svg>
              <div className={guaranteeCss.said}>
                <h3 className="name">
                  <GiantFigure className="figure-lg">{formatNumber(years)}</GiantFigure>{' '}
                  {year({ count: years })} {isAtMost && `${guaranteeWords.atMost}, `}
                  {title}
                </h3>
                <p className="note">
                  {text} {id === 'compressor' && words.guarantees.compressor}
                </p>
              </div>
              <Spacer className={guaranteeCss.room} width={Math.min(at, 100 - at)} height="0" />
            </li>
          );
        })}
      </ul>
    </Zone>
  );
}
