/**
 * Lines of text of different elements that lie over each other by more than 2 px; run in the page. Left out: a text within
 * the other's element, a header or bar that the page is scrolled under, what a box cuts off, and lettering that is turned.
 */
export function overlappingTexts(): string[] {
  interface Line {
    words: string;
    element: Element;
    /** The part that stays while the page is scrolled, if it is in one. */
    layer: Element | undefined;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) addLines(walker.currentNode);
  lines.sort((one, other) => one.top - other.top);
  const found = new Set<string>();
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom) break;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - other.top;
      if (wide <= 2 || high <= 2 || one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      found.add(`${one.words} × ${other.words}: ${Math.round(wide)}×${Math.round(high)} px`);
    }
  });
  return [...found];

  function addLines(node: Node): void {
    const element = node.parentElement;
    const words = node.textContent?.trim().slice(0, 40);
    if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    // the field that only robots fill lies far outside
    if (element.closest('label[aria-hidden=true], select') || isTurned(element)) return;
    const { layer, clip } = surroundingsOf(element);
    const spacing = Math.max(0, Number.parseFloat(getComputedStyle(element).letterSpacing) || 0);
    const range = document.createRange();
    range.selectNodeContents(node);
    // of a figure that is fitted to a length, a range tells the length that it would have had
    for (const rect of (element.closest('text[textLength]') ?? range).getClientRects()) {
      // above the capitals and below the baseline a line is empty, and so is the space after its last letter
      const slack = rect.height / 5;
      const line = {
        left: Math.max(rect.left, clip.left),
        right: Math.min(rect.right - spacing, clip.right),
        top: Math.max(rect.top + slack, clip.top),
        bottom: Math.min(rect.bottom - slack, clip.bottom),
      };
      if (line.right - line.left > 2 && line.bottom - line.top > 2)
        lines.push({ words, element, layer, ...line });
    }
  }

  function isTurned(element: Element): boolean {
    return element instanceof SVGGraphicsElement && Math.abs(element.getScreenCTM()?.b ?? 0) > 0.01;
  }

  /** What stays around an element while the page is scrolled, and the part of the window that the boxes around it leave. */
  function surroundingsOf(element: Element) {
    const far = Number.POSITIVE_INFINITY;
    const clip = { left: -far, right: far, top: -far, bottom: far };
    let layer: Element | undefined;
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, display, position } = getComputedStyle(one);
      if (/fixed|sticky/.test(position)) layer = one;
      if (overflowX === 'visible' || display === 'inline') continue;
      const box = one.getBoundingClientRect();
      clip.left = Math.max(clip.left, box.left);
      clip.right = Math.min(clip.right, box.right);
      clip.top = Math.max(clip.top, box.top);
      clip.bottom = Math.min(clip.bottom, box.bottom);
    }
    return { layer, clip };
  }
}
