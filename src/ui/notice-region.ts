import css from './notices.module.css';

const regionId = 'notices';

/** Whether something lies in the notices: a modal dialog leaves clicks, keys and focus there alone. */
export function isInNotices(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${regionId}`) !== null;
}

/** Makes the element at the end of the document that the notices live in, outside the page and its dialogs. */
export function createNoticeRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = regionId;
  region.className = css.region as string;
  // A modal dialog pulls the focus back from wherever it goes. It must not hear of the moves between it and the notices.
  region.addEventListener('focusin', (event) => event.stopPropagation());
  addEventListener('focusout', (event) => isInNotices(event.relatedTarget) && event.stopPropagation(), {
    capture: true,
  });
  region.addEventListener('keydown', (event) => {
    // losing the focus gives it back to where it came from
    if (event.key === 'Escape' && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  });
  document.body.append(region);
  return region;
}
