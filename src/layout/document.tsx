import { company } from 'records:company';
import * as format from 'words:format';
import { here } from 'words:language';
import { license } from 'words:shell';
import { original, serviceWorkerOf, type translationsOf } from '#src/views/languages.ts';
import { pageTitle } from '#src/views/paths.ts';
import type { Route } from '#src/views/routes.ts';
import { counter } from '#src/views/settings.ts';

type DocumentProps = {
  route: Pick<Route, 'path' | 'title' | 'description'>;
  /** A page of the site; the one that answers for a missing one; or one that the server fills in, without React. */
  kind: 'page' | 'not found' | 'returned' | 'received';
  html: string;
  files: { styles: string[]; fonts: string[]; boot: string; app: string[]; idle: string[]; later: string[] };
  data?: object;
  /** The same page in every language that has it, this one first; none where there is but one. */
  translations?: ReturnType<typeof translationsOf>;
  isIndexed?: boolean;
  /** Of the page for whoever shares it: `path` on this site, size in pixels. */
  picture?: { path: string; alt: string; type: string; width: number; height: number };
  themeColor: string;
};

/** The document around the application. Rendered at build only: the browser never hydrates it. */
export function Document(props: DocumentProps) {
  const { route, kind, html, files, data, translations = [], isIndexed = false, picture, themeColor } = props;
  const title = pageTitle(route);
  const inOriginal = translations.find(({ language }) => language.id === original.id);
  const isFilledIn = kind === 'returned' || kind === 'received';
  return (
    <html
      lang={here.locale}
      data-firm={company.name}
      data-phone={company.phone.display}
      data-numbers={`${company.email} · ${license}`}
      {...(here !== original && clockWords)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={route.description} />
        {kind === 'page' && <link rel="canonical" href={fullAddress(route.path)} />}
        {translations.map(({ language, path }) => (
          <link key={language.id} rel="alternate" hrefLang={language.id} href={fullAddress(path)} />
        ))}
        {inOriginal && <link rel="alternate" hrefLang="x-default" href={fullAddress(inOriginal.path)} />}
        {!isIndexed && <meta name="robots" content="noindex" />}
        {picture && (
          // what messengers and networks show of a shared page: Open Graph, and the two lines that X reads besides it
          <>
            <meta property="og:url" content={fullAddress(route.path)} />
            <meta property="og:site_name" content={company.name} />
            <meta property="og:title" content={route.title} />
            <meta property="og:description" content={route.description} />
            <meta property="og:type" content="website" />
            <meta property="og:locale" content={here.locale.replace('-', '_')} />
            <meta property="og:image" content={fullAddress(picture.path)} />
            <meta property="og:image:type" content={picture.type} />
            <meta property="og:image:width" content={String(picture.width)} />
            <meta property="og:image:height" content={String(picture.height)} />
            <meta property="og:image:alt" content={picture.alt} />
            <meta name="twitter:card" content="summary_large_image" />
            <meta name="twitter:image:alt" content={picture.alt} />
          </>
        )}
        <meta name="theme-color" content={themeColor} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {files.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {files.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {kind === 'received' && <script type="module" async src={files.boot} data-sent="" />}
        {!isFilledIn && (
          <script
            type="module"
            async
            src={files.boot}
            data-app={files.app.join(' ')}
            data-idle={files.idle.join(' ')}
            data-later={files.later.join(' ')}
            data-offline={company.offline ? `/${serviceWorkerOf(here)}` : undefined}
            data-scope={here.paths?.home}
          />
        )}
        {counter && !isFilledIn && <script defer src={counter.script} {...counter.attributes} />}
        {data && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own records; "<" is escaped
            dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
          />
        )}
      </head>
      <body>
        <div
          id="root"
          data-not-found={kind === 'not found' ? '' : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React itself has just rendered
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </body>
    </html>
  );
}

/** What clocks say that no script of the page's own language has (src/elements/define-elements.ts). */
const clockWords = {
  'data-halves': [format.morning, format.afternoon].map((half) => half({ clock: '' }).trim()).join('|'),
  'data-weekdays': format.weekdays.join(' '),
};

const fullAddress = (path: string) => new URL(path, company.website).href;
