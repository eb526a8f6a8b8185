import { here, others } from 'words:language';
import { useParams } from 'react-router';
import { type PageName, useRouteName } from '#src/lib/route-name.ts';
import { pathIn } from '#src/views/languages.ts';
import { idOfSlug } from '#src/views/paths.ts';

/**
 * This page in the other languages, each by its own name; where it has no such page, its first one. src/boot.ts lets the anchor
 * and what is typed go along.
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const name = useRouteName();
  const { id } = useParams();
  return others.map((language) => (
    <a
      key={language.id}
      className={className}
      href={pathIn(language, pageOf(name), id && idOfSlug(id)) ?? pathIn(language, 'home')}
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
  return name === 'notFound' ? 'home' : name;
}
