import { AreasSection } from './areas-section.tsx';
import { CertificationsSection } from './certifications-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { MessageSection } from './message-section.tsx';

/** /contact: the number across the sheet, then hours, a form, what we hold, and where we work. */
export function ContactPage() {
  return (
    <>
      <HeroSection />
      <HoursSection />
      <MessageSection />
      <CertificationsSection />
      <AreasSection />
    </>
  );
}
