import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { governmentPage } from '#content/pages/government.ts';
import css from './section-title.module.css';

export type SectionName = keyof typeof governmentPage.sections;

/** The title of a section under its number in the index; its children are a note at the other end of the line. */
export function SectionTitle({ name, children }: { name: SectionName; children?: ReactNode }) {
  const { id, title } = governmentPage.sections[name];
  return (
    <div className={css.title}>
      <h2 id={`${id}-title`}>
        <span className={clsx('num', css.number)} aria-hidden="true">
          {order.indexOf(name) + 1}
        </span>
        {title}
      </h2>
      {children && <p className="small">{children}</p>}
    </div>
  );
}

const order = Object.keys(governmentPage.sections);
