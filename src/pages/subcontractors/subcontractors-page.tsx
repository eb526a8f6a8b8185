import { company } from 'records:company';
import { qualifications } from 'records:qualifications';
import { serviceArea } from 'records:service-area';
import { trades } from 'records:trades';
import * as subcontractorsPage from 'words:subcontractors';
import { Fragment } from 'react';
import { hurricaneZone } from '#content/values/hurricane-zone.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { partnerReasons } from '#src/views/subcontracting.ts';
import { ApproachSection } from './approach-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { PartnerSection } from './partner-section.tsx';
import { QualificationsSection } from './qualifications-section.tsx';
import { RequirementsSection } from './requirements-section.tsx';
import css from './subcontractors-page.module.css';

/** /subcontractors: the trades we look for, what each has to show, and whom to write to. */
export function SubcontractorsPage() {
  return (
    <>
      <HeroSection />
      {trades.length > 0 && <RequirementsSection />}
      <ApproachSection />
      {qualifications.length > 0 && <QualificationsSection />}
      <ReasonsSection />
      <CoverageSection />
      <PartnerSection />
    </>
  );
}

/** Why to be a partner: figures of one size. */
function ReasonsSection() {
  return (
    <Zone letter="E" plane="ink" padded aria-labelledby="reasons">
      <h2 id="reasons">{subcontractorsPage.reasons.title}</h2>
      <ul className={css.reasons}>
        {partnerReasons.map(({ id, figure, title, text }) => (
          <li key={id}>
            <p className={css.figure} aria-hidden="true">
              {figure}
            </p>
            <h3>
              <span className="sr-only">{figure}</span> {title}
            </h3>
            <p>
              {/* an address may part at its dots */}
              {text.split(/(?<=\w\.)(?=\w)/).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && <wbr />}
                  <span>{part}</span>
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <AbbreviationKey of={['SBA', 'WOSB', 'EDWOSB']} className={css.key} />
    </Zone>
  );
}

const { hatched, map, title, ...words } = subcontractorsPage.coverage;

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

/** The three counties, and which of them lie in the hurricane zone; the zone is the map, and the Gulf holds the words. */
function CoverageSection() {
  return (
    <Zone letter="F" plane="water" aria-labelledby="coverage">
      <div className={css.zone}>
        <div className={css.text}>
          <ZoneTitle id="coverage">{title}</ZoneTitle>
          <dl>
            {[...countiesOf(false), ...countiesOf(true)].map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{hatched}</p>
        </div>
        <div className={css.map}>
          <CountyMap area="home" label={map} hatched={hurricaneZone} />
        </div>
      </div>
    </Zone>
  );
}
