import { drawingWords } from 'words:parts';
import { clsx } from 'clsx';
import { PublicBuildingSection } from '#src/components/drawings/public-building-section.tsx';
import { sectionFlags } from '#src/components/drawings/section-flags.ts';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { MatchLine } from '#src/ui/match-line.tsx';
import { statement } from '#src/views/statement.ts';
import css from './keyed-section.module.css';

const { drawing } = statement.competencies;
const cut = 48;

/** The section through the building with its flags: whole where the sheet is wide, in two pieces with a match line on phones. */
export function KeyedSection() {
  return (
    <>
      <div className={css.room}>
        <Section className={css.whole} alt={drawing} flags={sectionFlags} />
      </div>
      <div className={css.pieces}>
        <div className={css.first}>
          <Section className={css.left} alt={drawing} flags={sectionFlags.filter(({ at }) => at.x < cut)} />
          <MatchLine side="end">{drawingWords.matchLine}</MatchLine>
        </div>
        <div className={css.second}>
          <MatchLine side="start">{drawingWords.matchLine}</MatchLine>
          <Section className={css.right} alt="" flags={sectionFlags.filter(({ at }) => at.x >= cut)} />
        </div>
      </div>
    </>
  );
}

interface SectionProps {
  className: string | undefined;
  alt: string;
  flags: typeof sectionFlags;
}

function Section({ className, alt, flags }: SectionProps) {
  return (
    <AnnotatedDrawing
      className={clsx(css.drawing, className)}
      picture={<PublicBuildingSection alt={alt} />}
      views={[{ flags }]}
    />
  );
}
