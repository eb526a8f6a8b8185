import css from './notices.module.css';

/**
 * Makes the element at the end of `host` (the page, or a dialog, which alone is in reach while it is open) that notices live in.
 * Escape dismisses them, unless something else lies over the page, which goes first.
 */
export function createNoticeRegion(host: HTMLElement, dismiss: () => void): HTMLElement {
  const region = document.createElement('div');
  region.dataset.notices = '';
  region.className = css.region as string;
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const focused = document.activeElement as HTMLElement | null;
    const isInside = region.contains(focused);
    const layers = [...document.querySelectorAll('dialog, [popover]')];
    if (!isInside && layers.some((layer) => layer.getClientRects().length)) return;
    dismiss();
    if (!isInside) return;
    // otherwise it would close the dialog
    event.preventDefault();
    // losing the focus gives it back to where it came from
    focused?.blur();
  });
  host.append(region);
  return region;
}
