/**
 * Gives the focus back to the button of a popover when it closes. Opening, Escape, a tap outside and telling assistive
 * technology its state are the browser's own, so the menu works before and without React.
 */
export function returnPopoverFocus(): void {
  addEventListener(
    'toggle',
    (event) => {
      const popover = event.target;
      if (!(popover instanceof HTMLElement) || !popover.popover || event.newState === 'open') return;
      // a tap on the page focuses nothing, or the main element that takes the focus after a page change
      const focused = document.activeElement;
      const isLost = !focused || focused.matches('body, main') || popover.contains(focused);
      if (isLost) document.querySelector<HTMLElement>(`[popovertarget='${popover.id}']`)?.focus();
    },
    { capture: true },
  );
}
