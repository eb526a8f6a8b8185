/** What is asked of the words of a page: all at a width that is drawn, less near it, or whether they fit when larger or further apart. */
export type Asked = 'all' | 'near' | 'fit';

// one file, longer than others: it runs in the page as it stands, so all that its questions share is within

/** Names what is wrong with the words that the page shows; `unbroken` is the source of the pattern of what stays on one line. */
export async function wordFaults({ what, unbroken }: { what: Asked; unbroken: string }): Promise<string[]> {
  type Surroundings = ReturnType<typeof surroundingsOf>;
  type Shown = { text: Text; parent: Element; words: string } & NonNullable<Surroundings>;
  const range = document.createRange();
  const fit = { sideways, cut, overlapping };
  const word = '[^\\s\\u00ad–—/-]+';
  const near = { ...fit, broken: (texts: readonly Shown[]) => torn(texts, word) };
  const all = { ...near, torn: (texts: readonly Shown[]) => torn(texts, unbroken) };
  await document.fonts.ready;
  // what watches its own width has written then
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const shown = shownTexts();
  return Object.entries({ fit, near, all }[what]).flatMap(([name, faults]) =>
    faults(shown).map((fault) => `${name}: ${fault}`),
  );

  /** Texts that somebody sees: neither hidden nor in a box of a pixel, which is for screen readers, nor in the field for robots. */
  function shownTexts(): Shown[] {
    const texts: Shown[] = [];
    const around = new Map<Element, Surroundings>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement: parent, data } = text;
      if (!parent || !data.trim()) continue;
      if (!around.has(parent)) around.set(parent, surroundingsOf(parent));
      const surroundings = around.get(parent);
      if (surroundings) texts.push({ text, parent, words: data.trim().slice(0, 40), ...surroundings });
    }
    return texts;
  }

  /** Of a text that is seen: the boxes that cut off what reaches past them, the innermost first, and the part that stays in view. */
  function surroundingsOf(parent: Element) {
    if (!parent.checkVisibility({ visibilityProperty: true })) return;
    if (parent.closest('[aria-hidden=true] > label')) return;
    const boxes: DOMRect[] = [];
    let scroller: DOMRect | undefined;
    let layer: Element | undefined;
    for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) {
      const { overflowX, display, position } = getComputedStyle(one);
      if (/fixed|sticky/.test(position)) layer = one;
      if (overflowX === 'visible' || display === 'inline' || scroller) continue;
      const box = one.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) return;
      if (/auto|scroll/.test(overflowX)) scroller = box;
      else boxes.push(box);
    }
    return { boxes, scroller, layer };
  }

  /** Where a text lies; of a figure that is fitted to a length, a range tells the length that it would have had. */
  function placeOf({ text, parent }: Shown): Range | Element {
    range.selectNodeContents(text);
    return parent.closest('text[textLength]') ?? range;
  }

  function sideways(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px`] : [];
  }

  /** What a box around it cuts off, and what reaches past the right edge of the window; a scroller shows the rest on demand. */
  function cut(texts: readonly Shown[]): string[] {
    const edge = document.documentElement.clientWidth + 1;
    return texts.flatMap((one) => {
      const { left, right, top, bottom, height } = placeOf(one).getBoundingClientRect();
      // the line around the letters may be cut, the letters may not
      const [capitals, feet] = [top + height / 4, bottom - height / 4];
      const sides = one.boxes.flatMap((box) => [box.left - left, right - box.right]);
      const ends = one.boxes.flatMap((box) => [box.top - capitals, feet - box.bottom]);
      const most = Math.max(0, ...sides, ...ends);
      if (most > 1) return [`${one.words}, by ${Math.round(most)} px`];
      return right > edge && !one.scroller ? [`${one.words}, past the edge`] : [];
    });
  }

  /** Lines of different elements over each other by more than 2 px, but for turned lettering and what the page is scrolled under. */
  function overlapping(texts: readonly Shown[]): string[] {
    const lines = texts.flatMap(linesOf).sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    lines.forEach((one, index) => {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next] as (typeof lines)[number];
        if (other.top > one.bottom) break;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        if (wide <= 2 || high <= 2 || one.layer !== other.layer) continue;
        if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        found.add(`${one.words} × ${other.words}, ${Math.round(wide)}×${Math.round(high)} px`);
      }
    });
    return [...found];
  }

  function linesOf(one: Shown) {
    const { parent, boxes, scroller, layer, words } = one;
    if (!parent.checkVisibility({ opacityProperty: true }) || parent.closest('select')) return [];
    if (parent instanceof SVGGraphicsElement && Math.abs(parent.getScreenCTM()?.b ?? 0) > 0.01) return [];
    const clips = scroller ? [...boxes, scroller] : boxes;
    const spacing = Math.max(0, Number.parseFloat(getComputedStyle(parent).letterSpacing) || 0);
    return [...placeOf(one).getClientRects()].flatMap((rect) => {
      // above the capitals and below the baseline a line is empty, and so is the space after its last letter
      const slack = rect.height / 5;
      const left = Math.max(rect.left, ...clips.map((clip) => clip.left));
      const right = Math.min(rect.right - spacing, ...clips.map((clip) => clip.right));
      const top = Math.max(rect.top + slack, ...clips.map((clip) => clip.top));
      const bottom = Math.min(rect.bottom - slack, ...clips.map((clip) => clip.bottom));
      return right - left > 2 && bottom - top > 2 ? [{ words, parent, layer, left, right, top, bottom }] : [];
    });
  }

  /** What stays on one line and yet stands on two: a word, or a figure and its unit. Addresses of mail and of pages may break anywhere. */
  function torn(texts: readonly Shown[], pattern: string): string[] {
    return texts.flatMap(({ text, parent }) => {
      if (parent.closest('svg, select, textarea')) return [];
      const kept = [...text.data.matchAll(new RegExp(pattern, 'g'))].filter(({ 0: match, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + match.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 && !/[@.]\w/.test(match);
      });
      return kept.map(([match]) => `${match} in ${text.data}`);
    });
  }
}
