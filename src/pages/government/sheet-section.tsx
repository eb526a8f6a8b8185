import * as governmentPage from 'words:government';
import type { ComponentProps } from 'react';
import { Zone, ZoneTitle } from '#src/ui/zone.tsx';
import type { GovernmentSection } from '#src/views/government.ts';
import css from './government-page.module.css';

type SheetSectionProps = Partial<ComponentProps<typeof Zone>> & {
  name: GovernmentSection;
  /** One sentence under the title. */
  note?: string | null;
};

/** A section of data under its title as the index names it; with a letter a zone of its own. */
export function SheetSection({ name, note, letter, plane, children }: SheetSectionProps) {
  const { id, title } = governmentPage.sections[name];
  const titleId = `${id}-title`;
  const box = { id, className: css.section, 'aria-labelledby': titleId };
  const content = (
    <>
      <ZoneTitle id={titleId} note={note} className={css.title}>
        {title}
      </ZoneTitle>
      {children}
    </>
  );
  return letter ? (
    <Zone letter={letter} plane={plane} {...box}>
      {content}
    </Zone>
  ) : (
    <section {...box}>{content}</section>
  );
}
