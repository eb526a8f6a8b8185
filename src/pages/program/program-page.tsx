import { programPage as words } from '#content/pages/program.ts';
import { type ProgramView, programViews } from '#content/record-pages/program.ts';
import { RecordCards } from '#src/components/record-page/record-cards.tsx';
import { openRecord } from '#src/lib/record-screen.ts';
import { ApplySection } from './apply-section.tsx';
import { EndSection } from './end-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { NeedSection } from './need-section.tsx';
import { WeeksSection } from './weeks-section.tsx';

/** Loads the page of the program `id`; null where there is none. */
export function openProgram(id: string) {
  return openRecord(programViews, id, (page) => <ProgramPage key={id} {...page} />);
}

/** /training/<id>: one program, week by week, to its form. */
function ProgramPage(page: ProgramView) {
  return (
    <>
      <HeroSection {...page} />
      <WeeksSection {...page} />
      <NeedSection {...page} />
      <EndSection {...page} />
      <ApplySection {...page} />
      <RecordCards letter="F" title={words.others} items={page.others} />
    </>
  );
}
