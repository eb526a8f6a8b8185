import { statement } from '#content/facts/statement.ts';
import { PublicBuildingSection } from '#src/components/drawings/public-building-section.tsx';
import { KeyedDrawing } from '#src/ui/keyed-drawing.tsx';
import css from './keyed-section.module.css';
import { sectionFlags } from './section-flags.ts';

const { drawing } = statement.competencies;

/** The section through the building with its flags: whole where the sheet is wide, in two halves on phones. */
export function KeyedSection() {
  return (
    <>
      <div className={css.room}>
        <KeyedDrawing
          className={css.whole}
          picture={<PublicBuildingSection alt={drawing} />}
          flags={sectionFlags.whole}
        />
      </div>
      <div className={css.halves}>
        <KeyedDrawing
          picture={<PublicBuildingSection half="left" alt={drawing} />}
          flags={sectionFlags.left}
        />
        <KeyedDrawing picture={<PublicBuildingSection half="right" alt="" />} flags={sectionFlags.right} />
      </div>
    </>
  );
}
