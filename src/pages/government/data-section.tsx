import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { governmentPage } from '#content/pages/government.ts';
import { routes } from '#content/routes.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import css from './data-section.module.css';

type SectionName = keyof typeof governmentPage.sections;

/** A section of the data sheet under its title; its bubble sits on the line of the rail. */
export function DataSection({
  name,
  className,
  children,
  ...rest
}: ComponentProps<'section'> & { name: SectionName }) {
  const { id, title, note } = governmentPage.sections[name];
  const heading = `${id}-title`;
  return (
    <section id={id} className={clsx(css.section, className)} aria-labelledby={heading} {...rest}>
      <DrawingTitle
        className={css.title}
        number={order.indexOf(name) + 1}
        sheet={routes.government.sheet}
        id={heading}
        note={note}
      >
        {title}
      </DrawingTitle>
      {children}
    </section>
  );
}

const order = Object.keys(governmentPage.sections);
