/**
 * Keeps `aria-expanded` of the buttons that open a popover true to it, and gives the focus back to the button when the
 * popover closes. Opening, Escape and a tap outside are the browser's own, so the menu works before and without React.
 */
export function reflectPopovers(): void {
  addEventListener(
    'toggle',
    (event) => {
      const popover = event.target;
      if (!(popover instanceof HTMLElement) || !popover.popover) return;
      const open = event.newState === 'open';
      for (const button of document.querySelectorAll<HTMLElement>(`[popovertarget='${popover.id}']`)) {
        button.setAttribute('aria-expanded', String(open));
        // a tap on the page focuses nothing, or the main element that takes the focus after a page change
        const focused = document.activeElement;
        const lost = !focused || focused.matches('body, main') || popover.contains(focused);
        if (!open && lost) button.focus();
      }
    },
    { capture: true },
  );
}
