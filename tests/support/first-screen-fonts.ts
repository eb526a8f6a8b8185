import type { Page } from '@playwright/test';

/** The addresses of the font files that the text inside the window is drawn with. */
export async function firstScreenFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.styleSheets].flatMap(({ cssRules, href }) => readFaces(cssRules, href ?? ''));
    return [...new Set(textsInWindow().flatMap(filesOf))].sort();

    function readFaces(rules: CSSRuleList, base: string): { url: string; style: CSSStyleDeclaration }[] {
      return [...rules].flatMap((rule) => {
        if (!(rule instanceof CSSFontFaceRule))
          return rule instanceof CSSGroupingRule ? readFaces(rule.cssRules, base) : [];
        const url = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
        return url ? [{ url: new URL(url, base).pathname, style: rule.style }] : [];
      });
    }

    function textsInWindow(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && isInWindow(text)) texts.push(text);
      }
      return texts;
    }

    function isInWindow(text: Text): boolean {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(
        ({ top, bottom, left, right, width }) =>
          width > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      );
    }

    /** For each sign the first family of the list that has it, at this weight. */
    function filesOf(text: Text): string[] {
      const { fontFamily, fontWeight } = getComputedStyle(text.parentElement as Element);
      const families = fontFamily.split(',').map((family) => family.trim());
      return [...new Set(text.data)].flatMap((sign) => {
        const face = families
          .map((family) =>
            faces.find(
              ({ style }) =>
                bare(style.getPropertyValue('font-family')) === bare(family) &&
                hasWeight(style, Number(fontWeight)) &&
                hasSign(style, sign.codePointAt(0) as number),
            ),
          )
          .find(Boolean);
        return face ? [face.url] : [];
      });
    }

    function bare(family: string): string {
      return family.replaceAll(/["']/g, '').trim();
    }

    function hasWeight(style: CSSStyleDeclaration, weight: number): boolean {
      const [least = 0, most = least] = style.getPropertyValue('font-weight').split(' ').map(Number);
      return weight >= least && weight <= most;
    }

    function hasSign(style: CSSStyleDeclaration, code: number): boolean {
      const ranges = style.getPropertyValue('unicode-range');
      return (
        !ranges ||
        ranges.split(',').some((range) => {
          const [from = '', to = from] = range.trim().replace(/^u\+/i, '').split('-');
          return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
        })
      );
    }
  });
}
