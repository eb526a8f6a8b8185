import { company } from 'records:company';
import { partnerBenefits } from 'records:partner-benefits';
import { qualifications } from 'records:qualifications';
import { serviceArea } from 'records:service-area';
import { subcontractTerms } from 'records:subcontract-terms';
import { trades } from 'records:trades';
import { contactCardLabels } from 'words:contact-card';
import { actions, approach, coverage, days as dayUnit, payment, reasons } from 'words:subcontractors';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { hurricaneZone } from '#content/facts/company-facts.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { ContactCard } from '#src/components/contact-card/contact-card.tsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { AddressLines, MailLink } from '#src/components/links.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar, ScaleBar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { officeHours } from '#src/views/hours.ts';
import { partnerReasons } from '#src/views/subcontracting.ts';
import { HeroSection, QualificationsSection, RequirementsSection } from './hero-and-requirements.tsx';
import css from './subcontractors-page.module.css';

/** /subcontractors: the trades we look for, what each has to show, and whom to write to. */
export function SubcontractorsPage() {
  return (
    <>
      <HeroSection />
      {trades.length > 0 && <RequirementsSection />}
      <ApproachSection />
      {qualifications.length > 0 && <QualificationsSection />}
      <Zone letter="E" plane="ink" padded aria-labelledby="reasons">
        <Stack>
          <h2 id="reasons">{reasons.title}</h2>
          <Cells as="ul" of={[2, 2, 4]}>
            {partnerReasons.map(({ figure, title, text }) => (
              <Stack as="li" gap="tight" key={title}>
                <p aria-hidden="true">
                  <GiantFigure className={css.figure}>{figure}</GiantFigure>
                </p>
                <h3 className="name">
                  <span className="sr-only">{figure}</span> {title}
                </h3>
                <p className="note">
                  {/* an address may part at its dots */}
                  {text.split(/(?<=\w\.)(?=\w)/).map((part, index) => (
                    <Fragment key={part}>
                      {index > 0 && <wbr />}
                      <span>{part}</span>
                    </Fragment>
                  ))}
                </p>
              </Stack>
            ))}
          </Cells>
          <AbbreviationKey of={['SBA', 'WOSB', 'EDWOSB']} />
        </Stack>
      </Zone>
      <Zone letter="F" plane="water" aria-labelledby="coverage">
        <Split into="aside">
          <div className={css.counties}>
            <ZoneTitle id="coverage" title={title} />
            <dl>
              {[...countiesOf(false), ...countiesOf(true)].map(({ name, text }) => (
                <Row key={name}>
                  <dt className="name">{name}</dt>
                  <dd className="note">{text}</dd>
                </Row>
              ))}
            </dl>
            <p className="small">{hatched}</p>
          </div>
          <div className={css.map}>
            <CountyMap area="home" label={map} hatched={hurricaneZone} />
          </div>
        </Split>
      </Zone>
      <Zone letter="G" plane="paper-2" padded>
        <ContactCard variant="subcontractor" id="apply">
          <Row as="dl" className={clsx('note', css.details)}>
            <div>
              <dt className="label">{contactCardLabels.office}</dt>
              <dd>
                <AddressLines of={company.office} />
              </dd>
              <dd>
                <MailLink subject={actions.mail.subject} />
              </dd>
            </div>
            <div>
              <dt className="label">{contactCardLabels.hours}</dt>
              {officeHours.map(({ days, time }) => (
                <dd key={days}>
                  <b>{days}</b> {time}
                </dd>
              ))}
            </div>
          </Row>
        </ContactCard>
      </Zone>
    </>
  );
}

function ApproachSection() {
  const { benefits, sample, statement, text, title } = approach;
  return (
    <Zone letter="C" plane="water" padded aria-labelledby="approach">
      <Stack gap="even">
        <h2 id="approach" className="label">
          {title}
        </h2>
        <p className={css.statement}>
          {statement.map((one) => (
            <Fragment key={one}>
              <span className={css.one}>{one}</span>{' '}
            </Fragment>
          ))}
        </p>
        <p className="lead">{text}</p>
        {partnerBenefits.length > 0 && (
          <Cells as="ul" of={[2, 2]} className={css.benefits} aria-label={benefits}>
            {partnerBenefits.map((benefit) => (
              <li key={benefit.id} className={clsx(benefit.id === 'payment' && css.payment)}>
                <h3 className="name">{benefit.title}</h3>
                <p className="note">{benefit.text}</p>
                {benefit.id === 'payment' && <PaymentDays />}
              </li>
            ))}
          </Cells>
        )}
        {partnerBenefits.some((benefit) => benefit.sample) && <SampleNote>{sample}</SampleNote>}
      </Stack>
    </Zone>
  );
}

const { payDays, payLatestDays, retainagePercent, retainageReleaseDays } = subcontractTerms;

const paymentDays = [
  { days: payDays, from: payment[0] },
  { days: payLatestDays, from: payment[1] },
  // nothing held back, nothing to release
  ...(retainagePercent === 0 ? [] : [{ days: retainageReleaseDays, from: payment[2] }]),
];
const ends = paymentDays.map(({ days }) => days);
const scale = linearScale(0, Math.max(...ends));
const fills = ['blue', 'solid', 'hatched'] as const;

function PaymentDays() {
  return (
    <>
      <Stack as="dl" gap="even" className={css.terms}>
        {paymentDays.map(({ days, from }, index) => (
          <Row key={from}>
            <dt>
              <GiantFigure className={css.days} unit={dayUnit({ count: days })}>
                {days}
              </GiantFigure>
            </dt>
            <dd className={clsx('note', css.from)}>{from}</dd>
            <dd className={css.length}>
              <Bar scale={scale} to={days} fill={fills[index]} data-extends="" />
            </dd>
          </Row>
        ))}
      </Stack>
      <ScaleBar
        scale={scale}
        ticks={[0, ...ends].toSorted((one, other) => one - other)}
        unit={dayUnit({ count: Math.max(...ends) })}
      />
    </>
  );
}

const { hatched, map, title, ...words } = coverage;

/** The home counties inside the zone or outside, what the letters mean with the first of them. */
function countiesOf(isInside: boolean) {
  return serviceArea.homeCounties
    .filter((name) => hurricaneZone.includes(name) === isInside)
    .map((name, index) => {
      const outside = index === 0 ? words.firstOutside : words.outside;
      const text = isInside ? words.inside : outside;
      return { name, text: name === company.office.county ? `${words.office} ${text}` : text };
    });
}
