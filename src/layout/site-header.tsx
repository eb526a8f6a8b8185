import { company } from 'records:company';
import * as shell from 'words:shell';
import { clsx } from 'clsx';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { QuoteLink } from '#src/components/quote-dialog.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { currentOf, type PageName, useRouteName } from '#src/lib/route-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { headerNavigation, opensGroup } from '#src/views/navigation.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { isQuoteInBar } from './phone-bar.tsx';
import css from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';

/** A name that its place does not hold in the letters of others is set smaller, on more lines. */
const isLong = company.nameParts.some((part) => part.length > 14);

/** The fixed strip of cells at the top: skip link, mark, app, the quote unless a bar below has it, the eleven sheets where they fit, else the menu. */
export function SiteHeader() {
  const current = useRouteName();
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
      <HeaderNav current={current} />
      <div className={css.cells}>
        <LanguageSwitch className={css.language} />
        <a className={css.app} href={company.appUrl} target="_blank" rel="noopener">
          <Icon name="app" />
          <CellName>{shell.app}</CellName>
        </a>
        <QuoteLink className={clsx(css.quote, isQuoteInBar(current) && css.inBar)}>
          <Icon name="quote" />
          <CellName>{shell.quote}</CellName>
        </QuoteLink>
        <button className={css.menu} type="button" popoverTarget="site-menu">
          <Icon name="menu" />
          <Icon name="close" />
          <span>{shell.menu}</span>
        </button>
      </div>
      <SiteMenu current={current} />
    </header>
  );
}

/** The eleven sheets in the header, where all of them fit it: for whom, the work, the company. */
function HeaderNav({ current }: { current: PageName }) {
  return (
    <nav className={css.nav} aria-label={shell.mainNavigation}>
      {headerNavigation.map(({ route, label, note }) => (
        <RouteLink
          key={route}
          to={route}
          className={opensGroup(route) ? css.group : undefined}
          aria-current={currentOf(route, current)}
        >
          {label}
          {note && <span className="sr-only"> {note}</span>}
        </RouteLink>
      ))}
    </nav>
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
