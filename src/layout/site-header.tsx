import { company } from 'records:company';
import { here, others } from 'words:language';
import * as shell from 'words:shell';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { PhoneLink, RouteLink } from '#src/components/links.tsx';
import { QuoteLink } from '#src/components/quote-dialog.tsx';
import { currentOf, type PageName, type Screen, useScreen } from '#src/lib/screen.ts';
import { Icon } from '#src/ui/icon.tsx';
import { pathIn } from '#src/views/languages.ts';
import { headerNavigation } from '#src/views/navigation.ts';
import { routes } from '#src/views/routes.ts';
import { isQuoteInBar } from './phone-bar.tsx';
import css from './site-header.module.css';
import menuCss from './site-menu.module.css';

/** A name that its place does not hold in the letters of others is set smaller, on more lines. */
const isLong = company.nameParts.some((part) => part.length > 14);

/** The fixed strip at the top: skip link, mark, app, quote unless a bar below has it, the eleven sheets where they fit, else the menu. */
export function SiteHeader() {
  const screen = useScreen();
  return (
    <header className={css.header} data-shell="">
      <a className={css.skip} href="#main" data-plane="ink">
        {shell.skip}
      </a>
      <RouteLink to="home" className={clsx(css.brand, isLong && css.long)}>
        <CompanyMark />
        <span>
          <b>{company.nameParts[0]}</b>
          <i>{company.nameParts[1]}</i>
        </span>
      </RouteLink>
      <nav className={css.nav} aria-label={shell.mainNavigation}>
        {headerNavigation.map(({ route, label, note, opensGroup }) => (
          <RouteLink
            key={route}
            to={route}
            className={opensGroup ? css.group : undefined}
            aria-current={currentOf(route, screen)}
          >
            {label}
            {note && <span className="sr-only"> {note}</span>}
          </RouteLink>
        ))}
      </nav>
      <div className={css.cells}>
        <LanguageSwitch className={css.language} />
        <a className={css.app} href={company.appUrl} target="_blank" rel="noopener">
          <Icon name="app" />
          <CellName>{shell.app}</CellName>
        </a>
        <QuoteLink className={clsx(css.quote, isQuoteInBar(screen.name) && css.inBar)}>
          <Icon name="quote" />
          <CellName>{shell.quote}</CellName>
        </QuoteLink>
        <button className={css.menu} type="button" popoverTarget="site-menu">
          <Icon name="menu" />
          <Icon name="close" />
          <span>{shell.menu}</span>
        </button>
      </div>
      <SiteMenu screen={screen} />
    </header>
  );
}

/** The full name, of which the narrowest phones show the last word alone. */
function CellName({ children: name }: { children: string }) {
  const last = name.lastIndexOf(' ') + 1;
  return (
    <span>
      <span className={css.start}>{name.slice(0, last)}</span>
      {name.slice(last)}
    </span>
  );
}

/** The pages and how to reach us: a popover, which the browser opens and closes before any script runs. */
function SiteMenu({ screen }: { screen: Screen }) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div ref={menu} className={menuCss.menu} id="site-menu" popover="auto" data-plane="paper" data-shell="">
      <nav aria-label={shell.menuNavigation}>
        <ol>
          {headerNavigation.map(({ route, label, note, icon, opensGroup }) => (
            <li key={route} className={clsx(opensGroup && menuCss.group)}>
              <RouteLink
                to={route}
                aria-current={currentOf(route, screen)}
                onClick={() => menu.current?.hidePopover()}
              >
                <Icon name={icon} />
                <span>
                  {label}
                  {note && <small> {note}</small>}
                </span>
                <span className="num">{routes[route].sheet}</span>
              </RouteLink>
            </li>
          ))}
        </ol>
      </nav>
      <p className={`small ${menuCss.license}`}>{shell.license}</p>
      <div className={menuCss.ways}>
        <LanguageSwitch />
        <a href={company.appUrl} target="_blank" rel="noopener">
          <Icon name="app" />
          {shell.app}
        </a>
        <QuoteLink>
          <Icon name="quote" />
          {shell.quote}
        </QuoteLink>
      </div>
      <PhoneLink className={menuCss.call} data-plane="red">
        <Icon name="phone" />
        <span>{shell.menuEmergency}</span> <b className="num">{company.phone.display}</b>
      </PhoneLink>
    </div>
  );
}

/** This page in the other languages, or their first one. src/boot.ts lets the anchor and what is typed go along. */
function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { name, id } = useScreen();
  return others.map((language) => (
    <a
      key={language.id}
      className={className}
      href={pathIn(language, pageOf(name), id) ?? pathIn(language, 'home')}
      rel="alternate"
      hrefLang={language.id}
      lang={language.id}
      data-from={here.id}
    >
      {language.label}
    </a>
  ));
}

/** The page that another language may have too: of one that a server fills in or that is missing, the first of the site. */
function pageOf(name: PageName) {
  if (name === 'message') return 'contact';
  return name === 'notFound' || name === 'unloaded' ? 'home' : name;
}
