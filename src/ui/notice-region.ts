import css from './notices.module.css';

/** Makes the element at the end of `host` (the page, or a dialog, which alone is in reach while it is open) that notices live in. */
export function createNoticeRegion(host: HTMLElement): HTMLElement {
  const region = document.createElement('div');
  region.dataset.notices = '';
  region.className = css.region as string;
  region.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !(document.activeElement instanceof HTMLElement)) return;
    // otherwise it would close the dialog
    event.preventDefault();
    // losing the focus gives it back to where it came from
    document.activeElement.blur();
  });
  host.append(region);
  return region;
}
