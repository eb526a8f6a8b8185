/**
 * Calls `follow` with the address of a page of the application, told by `isPage`, where a plain click on its link would load it. One
 * listener for all links: none of them costs anything while a page is drawn. Returns what ends it.
 */
export function followLinks(
  isPage: (path: string) => boolean,
  follow: (address: string, isSamePage: boolean) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target])');
    if (!link || link.origin !== location.origin || !isPage(link.pathname)) return;
    const isSamePage = link.pathname === location.pathname && link.search === location.search;
    // the browser's own way to an anchor
    if (isSamePage && link.hash) return;
    event.preventDefault();
    follow(link.pathname + link.search + link.hash, isSamePage && !location.hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
