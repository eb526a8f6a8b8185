/**
 * Puts the page at its top, and keeps it there: on the way back Safari puts it where it was after the event that says so, Chromium at
 * times after the next frame. Told not to, by `scrollRestoration`, Safari would leave `:target` as it was, too.
 */
export function startAtTop(): void {
  scrollTo(0, 0);
  requestAnimationFrame(() => {
    scrollTo(0, 0);
    setTimeout(() => scrollTo(0, 0));
  });
}
