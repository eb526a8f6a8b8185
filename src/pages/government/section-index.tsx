import * as governmentPage from 'words:government';
import { PhoneLink } from '#src/components/contact-links.tsx';
import { governmentSections } from '#src/views/government.ts';
import css from './section-index.module.css';

const { index, sections } = governmentPage;

/** What stands on the sheet, and the number to call: one strip, which a phone moves sideways and a desk keeps over the sections. */
export function SectionIndex() {
  return (
    <div className={css.strip} data-plane="paper-2">
      <nav aria-label={index.title}>
        <ol className={css.list}>
          {governmentSections.map((name) => (
            <li key={name}>
              <a href={`#${sections[name].id}`}>{sections[name].title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <PhoneLink />
    </div>
  );
}
