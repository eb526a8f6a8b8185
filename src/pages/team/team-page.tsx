import { ClosingSection } from './closing-section.tsx';
import { OwnershipSection } from './ownership-section.tsx';
import { PartnersSection } from './partners-section.tsx';
import { PeopleSection } from './people-section.tsx';

/** /team: who owns the company, who works on site, and the firms it works with. */
export function TeamPage() {
  return (
    <>
      <OwnershipSection />
      <PeopleSection />
      <PartnersSection />
      <ClosingSection />
    </>
  );
}
