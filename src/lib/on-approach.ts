/** Calls `prepare` with the path of each page of this site whose link is pointed at, touched or focused, once for each. */
export function onApproach(prepare: (path: string) => void): void {
  const prepared = new Set([location.pathname]);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([data-dialog])');
    if (!link || link.origin !== location.origin || prepared.has(link.pathname)) return;
    prepared.add(link.pathname);
    prepare(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(type, onIntent, { passive: true });
}
