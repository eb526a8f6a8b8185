import { drawingWords } from 'words:parts';
import { clsx } from 'clsx';
import { PublicBuildingSection } from '#src/components/drawings/public-building-section.tsx';
import { sectionFlags } from '#src/components/drawings/section-flags.ts';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { HexagonFlag } from '#src/ui/keynotes.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { statement } from '#src/views/statement.ts';
import css from './competencies-section.module.css';
import sheetCss from './statement.module.css';

const { drawing, heading, items } = statement.competencies;

/** Six competencies as the keynotes of the building that they are found in. */
export function CompetenciesSection() {
  return (
    <Stack as="section" className={clsx(sheetCss.cell, css.section)} aria-labelledby="competencies">
      <h2 id="competencies" className={sheetCss.label}>
        {heading}
      </h2>
      <KeyedSection />
      <Cells as="ol" of={[2, 3, 6]} className={clsx(sheetCss.set, css.keynotes)}>
        {items.map(({ flag, title, text }) => (
          <li key={flag}>
            <HexagonFlag className={css.flag}>{flag}</HexagonFlag>
            <h3 className={sheetCss.fact}>{title}</h3>
            <p className={sheetCss.quiet}>{text}</p>
          </li>
        ))}
      </Cells>
    </Stack>
  );
}

const cut = 48;

/** The section through the building with its flags: whole where the sheet is wide, in two pieces with a match line on phones. */
function KeyedSection() {
  return (
    <>
      <div className={css.room}>
        <Section className={css.whole} alt={drawing} flags={sectionFlags} />
      </div>
      <div className={css.pieces}>
        <div className={css.first}>
          <Section className={css.left} alt={drawing} flags={sectionFlags.filter(({ at }) => at.x < cut)} />
          <MatchLine />
        </div>
        <div className={css.second}>
          <MatchLine isStart />
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

/** The edge where a drawing is cut in two: at the end of one piece, and in the same words at the start of the next. */
function MatchLine({ isStart }: { isStart?: boolean }) {
  return (
    <p className={clsx(css.matchLine, isStart && css.start)} aria-hidden="true">
      {drawingWords.matchLine}
    </p>
  );
}
