import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { elementsOf, readAttribute } from '#server/messages/fill-page.ts';

export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of the page, or of the first element in it with this name. */
export function elementsIn(html: string, tagName?: string): Element[] {
  const all = elementsOf(parse(html));
  if (!tagName) return all;
  const found = all.find((element) => element.tagName === tagName);
  if (!found) throw new Error(`The page has no <${tagName}>`);
  return elementsOf(found);
}

/** The words within an element, also those that are folded away; its scripts are none. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      return tree.isElementNode(child) && child.tagName !== 'script' ? textOf(child) : '';
    })
    .join('');
}

export type Link = { name: string; href: string; target: string; rel: string; isDialog: boolean };

/** The links among elements, in their order. */
export function linksOf(elements: readonly Element[]): Link[] {
  return elements
    .filter((element) => element.tagName === 'a' && readAttribute(element, 'href') !== undefined)
    .map((element) => ({
      name: readAttribute(element, 'aria-label') ?? textOf(element).replace(/\s+/g, ' ').trim(),
      href: readAttribute(element, 'href') ?? '',
      target: readAttribute(element, 'target') ?? '',
      rel: readAttribute(element, 'rel') ?? '',
      isDialog: readAttribute(element, 'data-dialog') !== undefined,
    }));
}
