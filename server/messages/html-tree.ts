import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Every element below `node`, in the order of the document; a list, so that elements may be removed meanwhile. */
export function elementsOf(node: ParentNode): Element[] {
  return tree
    .getChildNodes(node)
    .flatMap((child) => (tree.isElementNode(child) ? [child, ...elementsOf(child)] : []));
}

/** The value of an attribute, if the element has it. */
export function readAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Sets an attribute; without a value it is taken away. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const found = element.attrs.findIndex((attribute) => attribute.name === name);
  if (found >= 0) element.attrs.splice(found, 1);
  if (value !== undefined) element.attrs.push({ name, value });
}

/** Makes the element hold this text and nothing else. */
export function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  tree.insertText(element, text);
}

/** Takes the element out of its document. */
export function remove(element: Element): void {
  tree.detachNode(element);
}
