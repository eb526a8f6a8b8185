import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { NavigationItem } from '#content/facts/navigation.schema.ts';
import { footerCompanyLinks, footerServiceLinks, footerSiteLinks } from '#content/facts/navigation.ts';
import { company } from '#content/records/company/company.ts';
import { shell } from '#content/words/shell.ts';
import { AddressLines } from '#src/components/address-lines.tsx';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { MailLink } from '#src/components/mail-link.tsx';
import { OpenNow } from '#src/components/open-now.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { routeOf, useRouteName } from '#src/lib/route-name.ts';
import { LineType } from '#src/ui/line-type.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { AppBanner } from './app-banner.tsx';
import css from './site-footer.module.css';

const words = shell.footer;

/** The title block at the foot of every sheet: who, license, where, how to reach us, status, and the sheet's number. */
export function SiteFooter() {
  const { label, sheet } = routeOf(useRouteName());
  return (
    <footer className={css.footer}>
      <div className={css.block}>
        <Brand />
        <dl className={css.license}>
          {words.license.map(({ term, meaning, value }) => (
            <Entry
              key={term}
              term={meaning ? <abbr title={meaning}>{term}</abbr> : term}
              value={meaning ? <span className="num">{value}</span> : value}
            />
          ))}
        </dl>
        <Pages of="services" items={footerServiceLinks} />
        <Pages of="company" items={footerCompanyLinks} />
        <dl className={css.addresses}>
          <Entry term={words.office} value={<AddressLines lines={words.officeLines} />} />
          <Entry term={words.mail} value={<AddressLines lines={words.mailLines} />} />
        </dl>
        <Contact />
        <AppBanner className={css.app} />
        <Badges />
        <div className={css.revision}>
          {company.sample && <SampleNote>{words.sample}</SampleNote>}
          <div className={css.site}>
            <p className="small">{words.copyright}</p>
            <nav aria-label={words.site}>
              <ul>
                {footerSiteLinks.map(({ route, label: name }) => (
                  <li key={route}>
                    <RouteLink to={route}>{name}</RouteLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
        <dl className={css.sheet}>
          <Entry term={words.sheetTitle} value={label} />
          <Entry term={words.sheetNumber} value={sheet} />
        </dl>
      </div>
    </footer>
  );
}

function Entry({ term, value }: { term: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt className="label">{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The mark, the name, and what the company does, in a sentence. */
function Brand() {
  return (
    <div className={css.brand}>
      <RouteLink to="home" className={css.home}>
        <CompanyMark className={css.mark} />
        <span>
          {company.nameParts.map((part) => (
            <b key={part}>{part}</b>
          ))}
        </span>
      </RouteLink>
      <p>{words.about}</p>
    </div>
  );
}

function Pages({ of, items }: { of: 'services' | 'company'; items: readonly NavigationItem[] }) {
  return (
    <nav className={clsx(css.pages, css[of satisfies 'services' | 'company'])} aria-label={words[of]}>
      <p className="label">{words[of]}</p>
      <ul>
        {items.map(({ route, label }) => (
          <li key={route}>
            <RouteLink to={route}>{label}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  return (
    <div className={css.contact}>
      <p className="label">{words.contact}</p>
      <p className={css.ways}>
        <PhoneLink className={css.phone} /> <MailLink />
      </p>
      <dl className={css.hours}>
        {words.hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <OpenNow className={css.openNow} />
    </div>
  );
}

/** What is held, in process or experience, each by its line. */
function Badges() {
  return (
    <div className={css.badges}>
      <p className="label">{words.credentials}</p>
      <ul>
        {words.badges.map(({ status, text }) => (
          <li key={text}>
            <LineType className={css.line} status={status} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
