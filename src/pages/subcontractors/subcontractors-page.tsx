import { ApproachSection } from './approach-section.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { PartnerSection } from './partner-section.tsx';
import { QualificationsSection } from './qualifications-section.tsx';
import { ReasonsSection } from './reasons-section.tsx';
import { RequirementsSection } from './requirements-section.tsx';

/** /subcontractors: the trades we look for, what each has to show, and whom to write to. */
export function SubcontractorsPage() {
  return (
    <>
      <HeroSection />
      <RequirementsSection />
      <ApproachSection />
      <QualificationsSection />
      <ReasonsSection />
      <CoverageSection />
      <PartnerSection />
    </>
  );
}
