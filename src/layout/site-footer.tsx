import { company } from '#content/company.ts';
import { footerCompanyLinks, footerServiceLinks } from '#content/navigation.ts';
import { shell } from '#content/pages/shell.ts';
import { MoreLink } from '#src/ui/more-link.tsx';
import { FooterAddresses } from './footer-addresses.tsx';
import { FooterBadges } from './footer-badges.tsx';
import { FooterCompany } from './footer-company.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterLinks } from './footer-links.tsx';
import { FooterSheet } from './footer-sheet.tsx';
import css from './site-footer.module.css';

/** The title block at the foot of every sheet: who, license, where, how to reach us, status, and the sheet's number. */
export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={css.block}>
        <FooterCompany className={css.company} />
        <dl className={css.license}>
          {shell.footer.license.map(({ term, meaning, value }) => (
            <div key={term}>
              <dt className="label">{meaning ? <abbr title={meaning}>{term}</abbr> : term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <FooterLinks className={css.services} title={shell.footer.services} items={footerServiceLinks} />
        <FooterLinks className={css.firm} title={shell.footer.company} items={footerCompanyLinks} />
        <FooterAddresses className={css.addresses} />
        <FooterContact className={css.contact} />
        <div className={css.app}>
          <p className="label">{shell.footer.appTitle}</p>
          <p>{shell.footer.appText}</p>
          <MoreLink href={company.appUrl} target="_blank" rel="noopener">
            {shell.footer.appLink}
          </MoreLink>
        </div>
        <FooterBadges className={css.badges} />
        <FooterSheet revisionClassName={css.revision} sheetClassName={css.sheet} />
      </div>
    </footer>
  );
}
