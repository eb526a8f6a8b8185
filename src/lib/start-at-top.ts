/** Puts the page at its top, and keeps it there: Safari moves it once more after the event, Chromium at times after the next frame. */
export function startAtTop(): void {
  // not by `scrollRestoration`: Safari would leave `:target` as it was, too
  scrollTo(0, 0);
  requestAnimationFrame(() => {
    scrollTo(0, 0);
    setTimeout(() => scrollTo(0, 0));
  });
}
