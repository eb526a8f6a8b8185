import { AreasSection } from './areas-section.tsx';
import { CertificationsSection } from './certifications-section.tsx';
import { ContactHero } from './contact-hero.tsx';
import { HoursSection } from './hours-section.tsx';
import { MessageSection } from './message-section.tsx';

/** /contact: the number across the sheet, then hours, a form, what we hold, and where we work. */
export function ContactPage() {
  return (
    <>
      <ContactHero />
      <HoursSection />
      <MessageSection />
      <CertificationsSection />
      <AreasSection />
    </>
  );
}
