import * as governmentPage from 'words:government';
import type { ReactNode } from 'react';
import css from './data-section.module.css';
import { type SectionName, SectionTitle } from './section-title.tsx';

interface DataSectionProps {
  name: SectionName;
  /** At the other end of the title's line. */
  note?: string;
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
