/** What somebody can tell of a part of the page. */
export type Sight = ReturnType<typeof look>[number];

/**
 * Every part of the page that a selector finds and that is not hidden. With words, those alone that have them: as their name, or
 * where none has, anywhere in them. Runs in the page, so it is whole in itself.
 */
export function look(selector: string, words?: string) {
  const line = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    line([...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent).join(' ')) ??
    '';
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  });
  const wanted = line(words);
  const named = seen.filter((element) => (nameOf(element) || line(element.textContent)) === wanted);
  const holding = seen.filter((element) =>
    `${nameOf(element)} ${line(element.textContent)}`.includes(wanted),
  );
  const found = !wanted ? seen : named.length ? named : holding;
  return found.map((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const across = Math.min(right, innerWidth) - Math.max(left, 0);
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const first = element.getClientRects()[0] as DOMRect;
    const middle = { x: first.left + first.width / 2, y: first.top + first.height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    return {
      /** Its words on one line, with those that are only read out. */
      text: line(element.textContent),
      // its box in the window, in CSS pixels
      left,
      top,
      width,
      height,
      /** How much of it lies in the window, from 0 to 1. */
      shown: across > 0 && down > 0 ? (across * down) / (width * height) : 0,
      /** Of its first line, where a press is sure to meet it: the middle of a link on two lines may lie beside its words. */
      middle,
      /** Whether a press there would reach it. */
      isOnTop: hit !== null && (element.contains(hit) || hit.closest('label')?.control === element),
      isFocused: document.activeElement === element,
      /** Whether the focus is on it or in it. */
      hasFocus: element.contains(document.activeElement),
      value: (element as HTMLInputElement).value ?? '',
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      description: line(
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      ),
      href: (element as HTMLAnchorElement).href ?? '',
    };
  });
}

/** Brings the first of those into the middle of the window, as somebody scrolls to it. Runs in the page. */
export function bringIntoView(selector: string, top: number): void {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => Math.abs(element.getBoundingClientRect().top - top) < 1,
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
