/** What the browser leaves to the page of a popover, such as the menu: to close it, and to give the focus back to its button. */
export function answerPopovers(): void {
  // then there is no menu either
  if (!('popover' in HTMLElement.prototype)) return;
  addEventListener('beforetoggle', returnFocus, { capture: true });
  addEventListener('focusin', ({ target }) =>
    hideUnless((popover) => popover.contains(target as Node) || buttonOf(popover) === target),
  );
  addEventListener('resize', () => hideUnless((popover) => popover.checkVisibility()));
  // also of a page that was kept as it was left
  for (const type of ['popstate', 'pageshow']) addEventListener(type, () => hideUnless(() => false));
}

function hideUnless(isInPlace: (popover: HTMLElement) => boolean): void {
  const popover = document.querySelector<HTMLElement>(':popover-open');
  if (popover && !isInPlace(popover)) popover.hidePopover();
}

function buttonOf(popover: Element): HTMLElement | null {
  return document.querySelector(`[popovertarget='${popover.id}']`);
}

function returnFocus(event: ToggleEvent): void {
  const popover = event.target;
  if (!(popover instanceof HTMLElement) || !popover.popover || event.newState === 'open') return;
  // a tap on the page focuses nothing, or the main element that takes the focus after a page change
  const focused = document.activeElement;
  const isLost = !focused || focused.matches('body, main') || popover.contains(focused);
  if (isLost) buttonOf(popover)?.focus();
}
