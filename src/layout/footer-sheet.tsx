import { clsx } from 'clsx';
import { shell } from '#content/pages/shell.ts';
import { routeOf, useRouteName } from '#src/lib/route-name.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import css from './footer-sheet.module.css';

interface FooterSheetProps {
  revisionClassName: string | undefined;
  sheetClassName: string | undefined;
}

/** The last two cells of the title block: what is to be revised, and which sheet this is. */
export function FooterSheet({ revisionClassName, sheetClassName }: FooterSheetProps) {
  const { label, sheet } = routeOf(useRouteName());
  return (
    <>
      <div className={clsx(css.revision, revisionClassName)}>
        <SampleNote>{shell.footer.sample}</SampleNote>
        <p className="small">{shell.footer.copyright}</p>
      </div>
      <div className={clsx(css.sheet, sheetClassName)}>
        <div>
          <p className="label">{shell.footer.sheetTitle}</p>
          <p className={css.title}>{label}</p>
        </div>
        <div>
          <p className="label">{shell.footer.sheetNumber}</p>
          <p className={`num ${css.number}`}>{sheet}</p>
        </div>
      </div>
    </>
  );
}
