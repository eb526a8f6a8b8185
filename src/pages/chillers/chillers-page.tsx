import { BuildingSection } from './building-section.tsx';
import { EmergencySection } from './emergency-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { IndustriesSection } from './industries-section.tsx';
import { LifeSection } from './life-section.tsx';
import { TypesSection } from './types-section.tsx';

/** /chillers: three types on one scale of tons, what they need, what we do to them, and where they are usual. */
export function ChillersPage() {
  return (
    <>
      <HeroSection />
      <TypesSection />
      <BuildingSection />
      <LifeSection />
      <IndustriesSection />
      <EmergencySection />
    </>
  );
}
