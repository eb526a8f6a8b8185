import { takeEntries } from './keep-entries.ts';

/** Shows the way to a language that the visitor reads before this one; the place on the page and what is typed go along. */
export function offerLanguages(): void {
  const read = navigator.languages.map((one) => one.split('-')[0]);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[rel=alternate]')) {
    if (read.find((one) => one === link.hreflang || one === link.dataset.from) === link.hreflang)
      link.dataset.read = '';
  }
  const takeAlong = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[rel=alternate]');
    if (!link) return;
    link.hash = location.hash;
    takeEntries(link.pathname);
  };
  addEventListener('click', takeAlong, { capture: true });
}
