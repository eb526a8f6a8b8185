import { clsx } from 'clsx';
import { company } from '#content/company.ts';
import { shell } from '#content/pages/shell.ts';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import css from './footer-company.module.css';

/** The mark, the name, and what the company does, in a sentence. */
export function FooterCompany({ className }: { className: string | undefined }) {
  return (
    <div className={clsx(css.company, className)}>
      <RouteLink to="home" className={css.brand}>
        <CompanyMark className={css.mark} />
        <span>
          {company.nameParts.map((part) => (
            <b key={part}>{part}</b>
          ))}
        </span>
      </RouteLink>
      <p>{shell.footer.about}</p>
    </div>
  );
}
