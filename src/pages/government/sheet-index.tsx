import { clsx } from 'clsx';
import { governmentPage } from '#content/pages/government.ts';
import { statementPdf } from '#content/routes.ts';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import css from './sheet-index.module.css';

const { index, sections } = governmentPage;

/** What stands on the sheet, and whom to ask: a strip of eight cells, from 1024 px a rail that stays in view beside the first sections. */
export function SheetIndex() {
  return (
    <div className={css.rail} data-plane="paper-2">
      <div className={css.stay}>
        <nav className={css.index} aria-label={index.title}>
          <p className={clsx('label', css.head)}>{index.title}</p>
          <ol className={css.list}>
            {Object.values(sections).map(({ id, title }, position) => (
              <li key={id} className={css.cell}>
                <a href={`#${id}`}>
                  <span className="num" aria-hidden="true">
                    {position + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Contact />
      </div>
    </div>
  );
}

function Contact() {
  return (
    <div className={clsx(css.cell, css.contact)}>
      <p className={clsx('label', css.more)}>{index.contact}</p>
      {index.contactName !== null && <p>{index.contactName}</p>}
      <PhoneLink className={css.phone} />
      <div className={css.more}>
        <p>
          <MailLink className={css.mail} />
        </p>
        <ButtonLink size="small" block href={statementPdf} download>
          {index.pdf}
        </ButtonLink>
      </div>
    </div>
  );
}
