import { governmentPage } from '#content/pages/government.ts';
import { statementPdf } from '#content/routes.ts';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import css from './sheet-index.module.css';

const { index, sections } = governmentPage;

/** What stands on the sheet, and whom to ask: a rail that stays in view beside the sections. */
export function SheetIndex() {
  return (
    <div className={css.rail} data-plane="paper-2">
      <div className={css.stay}>
        <nav aria-label={index.title}>
          <p className="label">{index.title}</p>
          <ol className={css.list}>
            {Object.values(sections).map(({ id, title }, position) => (
              <li key={id}>
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
        <div className={css.contact}>
          <p className="label">{index.contact}</p>
          {index.contactName !== null && <p className={css.name}>{index.contactName}</p>}
          <p>
            <PhoneLink className={css.phone} />
          </p>
          <p>
            <MailLink className={css.mail} />
          </p>
          <ButtonLink size="small" block href={statementPdf} download>
            {index.pdf}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
