import { type ReactNode, useId } from 'react';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './member-section.module.css';

type MemberSectionProps = {
  letter: string;
  title: string;
  note: string;
  /** Who stands first, over the whole width. */
  first?: ReactNode;
  children: ReactNode;
};

/** A group of people: a title, and their cards in one ruled grid. */
export function MemberSection({ letter, title, note, first, children }: MemberSectionProps) {
  const heading = useId();
  return (
    <Zone letter={letter} aria-labelledby={heading}>
      <ZoneTitle id={heading} className={css.title} note={note}>
        {title}
      </ZoneTitle>
      {first && <div className={css.first}>{first}</div>}
      <div className={css.grid}>{children}</div>
    </Zone>
  );
}
