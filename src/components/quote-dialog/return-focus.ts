/** Focuses what opened a dialog; where that is gone, the page itself. */
export function returnFocusTo(trigger: HTMLElement): void {
  const places = [trigger, document.querySelector<HTMLElement>('main')];
  places.find((place) => place?.isConnected && place.checkVisibility())?.focus();
}
