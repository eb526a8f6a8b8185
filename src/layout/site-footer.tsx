import { company } from 'records:company';
import { abbreviations } from 'words:abbreviations';
import * as shell from 'words:shell';
import type { RouteName } from '#content/values/addresses.ts';
import { OpenNow } from '#src/components/clock-elements.tsx';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { AddressLines, MailLink, PhoneLink, RouteLink } from '#src/components/links.tsx';
import { useScreen } from '#src/lib/screen.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { FactCell } from '#src/ui/facts.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { LineType } from '#src/ui/status-line.tsx';
import { statusBadges } from '#src/views/credentials.ts';
import { officeHours } from '#src/views/hours.ts';
import { footerPages, noteOf } from '#src/views/navigation.ts';
import { routes } from '#src/views/routes.ts';
import bannerCss from './app-banner.module.css';
import css from './site-footer.module.css';

const words = shell.footer;

/** The title block at the foot of every sheet: who, where, how to reach us, status, license, and the sheet's number. */
export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={css.block}>
        <Row className={css.brand}>
          <RouteLink to="home" className={css.home}>
            <CompanyMark />
            <span>
              {company.nameParts.map((part) => (
                <span key={part}>{part} </span>
              ))}
            </span>
          </RouteLink>
          <p>{words.about}</p>
        </Row>
        <Row ends className={css.contact} data-prints="">
          <p className="label">{words.contact}</p>
          <PhoneLink className={css.phone} /> <MailLink />
          <dl>
            {officeHours.map(({ days, time }) => (
              <Row gap="tight" key={days}>
                <dt>{days}</dt> <dd>{time}</dd>
              </Row>
            ))}
          </dl>
          <OpenNow className={css.now} />
        </Row>
        <Pages label={words.services} names={footerPages.services} />
        <Pages label={words.company} names={footerPages.company} />
        <dl className={css.addresses}>
          <FactCell term={words.office} value={<AddressLines of={company.office} />} />
          <FactCell term={words.mail} value={<AddressLines of={company.mailing} />} />
        </dl>
        {statusBadges.length > 0 && (
          <ul className={css.badges} aria-label={words.credentials}>
            {statusBadges.map(({ status, word, names }) => (
              <Stack as="li" gap="tight" key={status}>
                <LineType status={status} /> <span className="label">{word}</span> <b>{names}</b>
              </Stack>
            ))}
          </ul>
        )}
        <AppBanner className={css.banner} />
        <Row as="dl" ends className={css.license} data-prints="">
          {words.license.map(({ term, value }) => (
            <FactCell key={term} term={<Term>{term}</Term>} value={value} lettering="num" />
          ))}
          <FactCell {...words.qualifier} className={css.wide} />
        </Row>
        <Sheet />
        <div>{company.sample && <SampleNote>{words.sample}</SampleNote>}</div>
        <Row className={css.site}>
          <p>{words.copyright}</p>
          <nav aria-label={words.site}>
            <Row as="ul">
              {footerPages.site.map((name) => (
                <li key={name}>
                  <PageLink name={name} />
                </li>
              ))}
            </Row>
          </nav>
        </Row>
      </div>
    </footer>
  );
}

/** Letters that a name may have beside three others on a phone; a longer one takes the room of two. */
const short = 12;

function PageLink({ name }: { name: RouteName }) {
  const note = noteOf(name);
  return (
    <RouteLink to={name}>
      {routes[name].label}
      {note && <small> {note}</small>}
    </RouteLink>
  );
}

function Pages({ label, names }: { label: string; names: readonly RouteName[] }) {
  return (
    <nav className={css.pages} aria-label={label}>
      <p className="label">{label}</p>
      <ul>
        {names.map((name) => (
          <li key={name} className={routes[name].label.length > short ? css.long : undefined}>
            <PageLink name={name} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the app does, and where to get it: a plate across the footer. */
function AppBanner({ className }: { className: string | undefined }) {
  const { appLead, appText, appSafety } = words;
  return (
    <Row className={className} data-plane="white">
      {/* a phone that photographs the nameplate of the unit behind it */}
      <svg className={bannerCss.drawing} viewBox="0 0 128 92" aria-hidden="true">
        <path className={bannerCss.unit} d="M-1 18h130v56H-1z" />
        <path className={bannerCss.plate} d="M10 27h66v38H10zM18 35h22M18 42h34M18 49h28M18 56h38" />
        <path className={bannerCss.plate} strokeWidth="2.5" d="M62 4h44v84H62z" />
        <path className={bannerCss.plate} d="M67 12h34v66H67zM72 30h24v26H72zM75 37h13M75 43h18M75 49h15" />
        <path
          className={bannerCss.finder}
          strokeWidth="2.5"
          d="M70 34v-7h7M91 27h7v7M98 52v7h-7M77 59h-7v-7"
        />
        <circle fill="currentColor" cx="84" cy="69" r="4" />
      </svg>
      <p className={bannerCss.text}>
        <b>{appLead}</b> {appText} <span>{appSafety}</span>
      </p>
      <ButtonLink
        variant="solid"
        size="small"
        className={bannerCss.get}
        href={company.appUrl}
        target="_blank"
        rel="noopener"
      >
        {shell.app}
      </ButtonLink>
    </Row>
  );
}

/** All of the footer that is drawn anew with the page. */
function Sheet() {
  const { label, sheet } = useScreen().route;
  return (
    <dl className={css.sheet}>
      <FactCell term={words.sheetTitle} value={label} className={css.title} lettering="name" />
      <FactCell term={words.sheetNumber} value={sheet} lettering="num" />
    </dl>
  );
}

function Term({ children }: { children: string }) {
  const meaning = children in abbreviations && abbreviations[children as keyof typeof abbreviations];
  return meaning ? <abbr title={meaning}>{children}</abbr> : children;
}
