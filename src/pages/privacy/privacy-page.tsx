import { company } from 'records:company';
import { privacyPage } from '#content/pages/privacy.ts';
import { AskZone } from '#src/components/ask-zone.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { ClausesSection } from './clauses-section.tsx';
import { HeroSection } from './hero-section.tsx';

/** The sheet on data: what the site keeps of a visitor, and what the company does with what it is told. */
export function PrivacyPage() {
  return (
    <>
      <HeroSection />
      <ClausesSection />
      <AskZone letter="C" {...privacyPage.ask}>
        {company.sample && <SampleNote>{privacyPage.sample}</SampleNote>}
      </AskZone>
    </>
  );
}
