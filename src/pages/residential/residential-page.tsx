import { guarantees } from 'records:guarantees';
import { rates } from 'records:rates';
import { guaranteeWords, sampleTestimonial } from 'words:parts';
import * as words from 'words:residential';
import { rating as ratingWords, year } from 'words:units';
import { clsx } from 'clsx';
import { formatNumber } from '#content/values/format.ts';
import { EmergencyZone } from '#src/components/emergency-zone.tsx';
import { ButtonRoute } from '#src/components/links.tsx';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { MarkedTitle, SampleMark } from '#src/components/sample-mark.tsx';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { Bar, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { RevisionTriangle, SampleNote } from '#src/ui/revision-triangle.tsx';
import { residentialTestimonials } from '#src/views/people.ts';
import { financing, priceSchedule } from '#src/views/price-schedule.ts';
import barsCss from './guarantee-bars.module.css';
import { HeroSection } from './hero-section.tsx';
import { ComingSection, CountiesSection, ServicesSection, StormSection } from './house-sections.tsx';
import css from './residential-page.module.css';

/** The sheet for homeowners: call, wait, price, what we do, what is covered, and whether we come. */
export function ResidentialPage() {
  return (
    <>
      <HeroSection />
      <ComingSection />
      <PricesSection />
      <ServicesSection />
      {guarantees.length > 0 && <GuaranteesSection />}
      <StormSection />
      <FinancingSection />
      {residentialTestimonials.length > 0 && <TestimonialsSection />}
      <CountiesSection />
      <EmergencyZone letter="J" variant="residential" conditionsAt="#conditions" {...words.emergency} />
    </>
  );
}

const [firstHour, ...others] = priceSchedule.residential;
// it belongs to the first hour, whose price it is
const minimum = others.find(({ id }) => id === 'minimum');
const rest = others.filter((row) => row !== minimum);

function PricesSection() {
  const { title, caption, columns, note } = words.prices;
  return (
    <Zone letter="C" plane="water" id="prices" aria-labelledby="prices-title">
      <div className={css.prices}>
        <Row className={clsx(css.zone, css.first)}>
          <MarkedTitle id="prices-title" of={rates} title={title} />
          <GiantFigure className={css.giant}>{firstHour?.price}</GiantFigure>
          <Stack gap="tight" className={clsx('note', css.words)}>
            <p>
              <b>{firstHour?.what}.</b> {firstHour?.text}
            </p>
            <p>
              <b>
                {minimum?.what}: {minimum?.price}.
              </b>{' '}
              {minimum?.text}
            </p>
            <p>{note}</p>
          </Stack>
        </Row>
        <PriceSchedule className={css.list} caption={caption} columns={columns} rows={rest} />
      </div>
    </Zone>
  );
}

const longest = Math.max(...guarantees.map(({ years }) => years));
const scale = linearScale(0, longest);
const axis = { scale, ticks: evenTicks(0, longest, Math.ceil(longest / 10)) };

function GuaranteesSection() {
  const { title, compressor, insured } = words.cover;
  return (
    <Zone letter="E" plane="shell" className={css.zone} aria-labelledby="cover">
      <ZoneTitle id="cover" className={css.title} title={title} />
      <Stack gap="even">
        <ul>
          {guarantees.map(({ id, years, isAtMost, title, text }) => {
            // beside a bar that leaves the words room, else on it
            const isOnBar = scale(years) > 50;
            return (
              <li key={id} className={clsx(barsCss.item, isOnBar && barsCss.onBar)}>
                <Bar className={barsCss.bar} scale={scale} to={years} />
                {!isOnBar && <Spacer className={barsCss.room} width={scale(years)} height="0" />}
                <div className={barsCss.words}>
                  <h3>
                    <GiantFigure className={barsCss.figure}>{formatNumber(years)}</GiantFigure>{' '}
                    {year({ count: years })} {isAtMost && `${guaranteeWords.atMost}, `}
                    {title}
                  </h3>
                  <p className="note">{text}</p>
                  {id === 'compressor' && <p className="note">{compressor}</p>}
                </div>
              </li>
            );
          })}
        </ul>
        <ScaleBar thinned className={barsCss.scale} {...axis} unit={year({ count: longest })} />
        <p className="note">{insured}</p>
      </Stack>
    </Zone>
  );
}

function FinancingSection() {
  const { title, text, example, conditions, action } = financing;
  return (
    <Zone letter="G" aria-labelledby="financing">
      <Cells of={[1, 2]} ruled>
        <Stack gap="even" className={css.zone}>
          <h2 id="financing">{title}</h2>
          <p className="lead">{text}</p>
          {example && (
            <p>
              <GiantFigure className="figure-lg">{example.figure}</GiantFigure>{' '}
              <span className="name">{example.unit}</span>
            </p>
          )}
          <Row>
            <ButtonRoute to="contact" hash="financing">
              {action}
            </ButtonRoute>
          </Row>
        </Stack>
        <Stack gap="even" className={css.zone}>
          {example && (
            <>
              <p className="label">
                {example.title}
                <SampleMark of={example} />
              </p>
              <Facts className={css.facts} layout="stack" items={example.facts} />
            </>
          )}
          <p className="note">{conditions}</p>
        </Stack>
      </Cells>
    </Zone>
  );
}

function TestimonialsSection() {
  const { title, sample: note } = words.testimonials;
  return (
    <Zone letter="H" plane="shell" aria-labelledby="voices">
      <h2 id="voices" className="sr-only">
        {title}
      </h2>
      <Cells of={[1, 2]} ruled>
        {residentialTestimonials.map(({ id, sample, name, role, text, rating }, index) => (
          <Stack as="figure" gap="even" key={id} className={clsx(css.zone, index === 0 && css.loudest)}>
            <blockquote>
              <p className={index === 0 ? 'quote' : 'name'}>{text}</p>
            </blockquote>
            <figcaption className="small">
              {name}
              {sample && <RevisionTriangle label={sampleTestimonial} />}, {role}, {ratingWords({ rating })}
            </figcaption>
          </Stack>
        ))}
      </Cells>
      {note && <SampleNote className={css.foot}>{note}</SampleNote>}
    </Zone>
  );
}
