import { positionPage as words } from '#content/pages/position.ts';
import { type PositionView, positionViews } from '#content/record-pages/position.ts';
import { RecordCards } from '#src/components/record-page/record-cards.tsx';
import { openRecord } from '#src/lib/record-screen.ts';
import { ApplySection } from './apply-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { DaysSection } from './days-section.tsx';
import { DemandsSection } from './demands-section.tsx';
import { HeroSection } from './hero-section.tsx';

/** Loads the page of the open position `id`; null where there is none. */
export function openPosition(id: string) {
  return openRecord(positionViews, id, (page) => <PositionPage key={id} {...page} />);
}

/** /careers/<id>: one position, from its pay to its form. */
function PositionPage(page: PositionView) {
  return (
    <>
      <HeroSection {...page} />
      <DemandsSection {...page} />
      <BenefitsSection {...page} />
      <DaysSection {...page} />
      <ApplySection {...page} />
      <RecordCards letter="F" title={words.others} items={page.others} />
    </>
  );
}
