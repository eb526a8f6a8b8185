import * as governmentPage from 'words:government';
import type { ReactNode } from 'react';
import type { GovernmentSection } from '#src/views/government.ts';
import css from './data-section.module.css';
import { SectionTitle } from './section-title.tsx';

interface DataSectionProps {
  name: GovernmentSection;
  /** At the other end of the title's line. */
  note?: string | null;
  children: ReactNode;
}

/** A section of data on the paper of its zone, under its title. */
export function DataSection({ name, note, children }: DataSectionProps) {
  const { id } = governmentPage.sections[name];
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <SectionTitle name={name}>{note}</SectionTitle>
      {children}
    </section>
  );
}
