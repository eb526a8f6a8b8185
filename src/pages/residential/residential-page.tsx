import { guarantees } from 'records:guarantees';
import { rates } from 'records:rates';
import { sampleTestimonial } from 'words:parts';
import * as words from 'words:residential';
import { rating as ratingWords } from 'words:units';
import { clsx } from 'clsx';
import { EmergencyZone } from '#src/components/emergency-zone.tsx';
import { ButtonRoute } from '#src/components/links.tsx';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { MarkedTitle, SampleMark } from '#src/components/sample-mark.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { RevisionTriangle, SampleNote } from '#src/ui/revision-triangle.tsx';
import { residentialTestimonials } from '#src/views/people.ts';
import { financing, priceSchedule } from '#src/views/price-schedule.ts';
import { GuaranteeBars } from './guarantee-bars.tsx';
import { HeroSection } from './hero-section.tsx';
import { ComingSection, CountiesSection, ServicesSection, StormSection } from './house-sections.tsx';
import css from './residential-page.module.css';

/** The sheet for homeowners: call, wait, price, what we do, what is covered, and whether we come. */
export function ResidentialPage() {
  const { cover } = words;
  return (
    <>
      <HeroSection />
      <ComingSection />
      <PricesSection />
      <ServicesSection />
      {guarantees.length > 0 && (
        <Zone letter="E" plane="shell" className={css.zone} aria-labelledby="cover">
          <ZoneTitle id="cover" className={css.title} title={cover.title} />
          <Stack gap="even">
            <GuaranteeBars compressor={cover.compressor} />
            <p className="note">{cover.insured}</p>
          </Stack>
        </Zone>
      )}
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
