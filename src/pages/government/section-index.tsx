import * as governmentPage from 'words:government';
import { clsx } from 'clsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { governmentSections } from '#src/views/government.ts';
import css from './section-index.module.css';

const { index, sections } = governmentPage;

/** What stands on the sheet, and the number to call: eight cells, where there is room one row that stays over the sections it leads to. */
export function SectionIndex() {
  return (
    <div className={css.strip} data-plane="paper-2">
      <nav className={css.index} aria-label={index.title}>
        <p className={clsx('label', css.head)}>{index.title}</p>
        <ol className={css.list}>
          {governmentSections.map((name) => (
            <li key={name} className={css.cell}>
              <a href={`#${sections[name].id}`}>{sections[name].title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={clsx(css.cell, css.contact)}>
        <PhoneLink className={css.phone} />
      </div>
    </div>
  );
}
