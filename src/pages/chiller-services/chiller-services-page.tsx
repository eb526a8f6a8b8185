import { chillerServices } from '#content/facts/chiller-services.ts';
import { chillerServicesPage } from '#content/pages/chiller-services.ts';
import { company } from '#content/records/company/company.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import css from './chiller-services-page.module.css';
import { HeroSection } from './hero-section.tsx';
import { ServicePart } from './service-part.tsx';

/** /chillers/services: the specification of the chiller work, one zone for each part. */
export function ChillerServicesPage() {
  return (
    <>
      <HeroSection />
      {chillerServices.map((service, index) => (
        <ServicePart key={service.id} {...service} letter={String.fromCharCode(letterB + index)} />
      ))}
      {company.sample && <SampleNote className={css.end}>{chillerServicesPage.end}</SampleNote>}
    </>
  );
}

/** The hero is zone A. */
const letterB = 66;
