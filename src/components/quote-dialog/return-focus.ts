/** Focuses what opened a dialog; where that is gone, the button of the menu it stood in, or the page itself. */
export function returnFocusTo(trigger: HTMLElement): void {
  const menu = trigger.closest('[popover]');
  const places = [
    trigger,
    menu && document.querySelector<HTMLElement>(`[popovertarget='${menu.id}']`),
    document.querySelector<HTMLElement>('main'),
  ];
  places.find((place) => place?.isConnected && place.checkVisibility())?.focus();
}
