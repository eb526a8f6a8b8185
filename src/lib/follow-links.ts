/** Calls `follow` where a plain click would load a page of ours, by one listener: no link costs anything while a page is drawn. */
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
