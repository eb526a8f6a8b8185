import * as governmentPage from 'words:government';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { GovernmentSection } from '#src/views/government.ts';
import css from './sheet-section.module.css';

interface SheetSectionProps {
  name: GovernmentSection;
  /** One sentence under the title. */
  note?: string | null;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of data on the paper of its zone, under its title. */
export function SheetSection({ name, note, className, children }: SheetSectionProps) {
  const { id } = governmentPage.sections[name];
  return (
    <section id={id} className={clsx(css.section, className)} aria-labelledby={`${id}-title`}>
      <SectionTitle name={name} note={note} />
      {children}
    </section>
  );
}

/** The title of a section as the index names it, and under it how to read what follows. */
export function SectionTitle({ name, note }: Pick<SheetSectionProps, 'name' | 'note'>) {
  const { id, title } = governmentPage.sections[name];
  return (
    <div className={css.title}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p className="small">{note}</p>}
    </div>
  );
}
