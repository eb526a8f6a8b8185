import { company } from 'records:company';
import * as shell from 'words:shell';
import { AddressLines } from '#src/components/address-lines.tsx';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { mailingLines, officeLines } from '#src/views/identity.ts';
import { footerCompanyLinks, footerServiceLinks, footerSiteLinks } from '#src/views/navigation.ts';
import { AppBanner } from './app-banner.tsx';
import { FooterBadges } from './footer-badges.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterNumbers } from './footer-numbers.tsx';
import { FooterPages } from './footer-pages.tsx';
import css from './site-footer.module.css';

const words = shell.footer;

/** The title block at the foot of every sheet: who, where, how to reach us, status, license, and the sheet's number. */
export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={css.block}>
        <Brand />
        <FooterContact />
        <FooterPages label={words.services} items={footerServiceLinks} />
        <FooterPages label={words.company} items={footerCompanyLinks} />
        <dl className={css.addresses}>
          <Address term={words.office} lines={officeLines} />
          <Address term={words.mail} lines={mailingLines} />
        </dl>
        <FooterBadges />
        <AppBanner />
        <FooterNumbers />
        <div className={css.note}>{company.sample && <SampleNote>{words.sample}</SampleNote>}</div>
        <Site />
      </div>
    </footer>
  );
}

function Address({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className="label">{term}</dt>
      <dd>
        <AddressLines lines={lines} />
      </dd>
    </div>
  );
}

/** The mark, the name, and what the company does, in a sentence. */
function Brand() {
  return (
    <div className={css.brand}>
      <RouteLink to="home" className={css.home}>
        <CompanyMark />
        <span>
          {company.nameParts.map((part) => (
            <b key={part}>{part} </b>
          ))}
        </span>
      </RouteLink>
      <p>{words.about}</p>
    </div>
  );
}

/** Whose site it is, and the pages on the site itself. */
function Site() {
  return (
    <div className={css.site}>
      <p>{words.copyright}</p>
      <nav aria-label={words.site}>
        <ul>
          {footerSiteLinks.map(({ route, label }) => (
            <li key={route}>
              <RouteLink to={route}>{label}</RouteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
