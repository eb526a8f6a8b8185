import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { elementsOf, readAttribute } from '#server/messages/html-tree.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * What a screen reader lists of a page as it is delivered: its landmarks and articles by their names, each with the headings in
 * it, one a line. What only opens later, such as a dialog, is no part of it.
 */
export function outlineOf(html: string): string {
  const page = parse(html);
  const byId = new Map(elementsOf(page).map((element) => [readAttribute(element, 'id'), element]));
  const lines: string[] = [];

  /** The name that the element was given, by another element or by itself. */
  const nameOf = (element: Element): string => {
    const ids = readAttribute(element, 'aria-labelledby')?.split(/\s+/) ?? [];
    const given = ids.map((id) => textOf(byId.get(id)?.childNodes ?? [])).join(' ');
    return given || (readAttribute(element, 'aria-label') ?? '');
  };

  const walk = (node: Node, depth: number, isSectioned: boolean) => {
    if (!tree.isElementNode(node) || isHidden(node)) return;
    const level = levelOf(node);
    if (level) lines.push(`${'  '.repeat(depth)}h${level} ${textOf(node.childNodes)}`);
    const name = nameOf(node);
    const role = roleOf(node, name, isSectioned);
    if (role) lines.push(`${'  '.repeat(depth)}${role}${name && ` "${name}"`}`);
    const isSection = isSectioned || sections.includes(node.tagName);
    for (const child of node.childNodes) walk(child, role ? depth + 1 : depth, isSection);
  };

  for (const child of page.childNodes) walk(child, 0, false);
  return `${lines.join('\n')}\n`;
}

/** Landmarks and articles that cannot be told apart, or that are called otherwise than the first heading in them. */
export function nameFaults(outline: string): string[] {
  const lines = outline.split('\n').flatMap((line) => {
    const [, indent = '', kind = '', words = ''] = /^( *)(\S+) ?(.*)$/.exec(line) ?? [];
    return kind ? [{ depth: indent.length / 2, kind, words, isHeading: /^h\d$/.test(kind) }] : [];
  });
  return lines.flatMap(({ depth, kind, words, isHeading }, index) => {
    if (isHeading) return words ? [] : [`${kind} is empty`];
    // there is one of each, which the sweep proves
    if (['banner', 'main', 'contentinfo'].includes(kind)) return [];
    if (!words) return [`${kind} has no name`];
    const faults: string[] = [];
    const isTwin = (other: { kind: string; words: string }) => other.kind === kind && other.words === words;
    if (lines.findIndex(isTwin) < index) faults.push(`a second ${kind} ${words}`);
    const end = lines.findIndex((other, at) => at > index && other.depth <= depth);
    const inside = lines.slice(index + 1, end < 0 ? undefined : end);
    const first = inside.find((other) => other.isHeading && other.depth === depth + 1);
    if (first && `"${first.words}"` !== words) faults.push(`${kind} ${words} begins with “${first.words}”`);
    return faults;
  });
}

/** What a header or footer belongs to, so that it is none of the page. */
const sections = ['article', 'aside', 'main', 'nav', 'section'];

/** The role of an element that people jump to; a section without a name is none. */
function roleOf(element: Element, name: string, isSectioned: boolean): string | undefined {
  const given = readAttribute(element, 'role');
  if (given) return landmarks.includes(given) ? given : undefined;
  switch (element.tagName) {
    case 'header':
      return isSectioned ? undefined : 'banner';
    case 'footer':
      return isSectioned ? undefined : 'contentinfo';
    case 'nav':
      return 'navigation';
    case 'aside':
      return 'complementary';
    case 'main':
    case 'article':
    case 'search':
      return element.tagName;
    case 'section':
      return name ? 'region' : undefined;
    case 'form':
      return name ? 'form' : undefined;
    default:
      return undefined;
  }
}

const landmarks = [
  'banner',
  'navigation',
  'main',
  'region',
  'complementary',
  'contentinfo',
  'search',
  'form',
  'article',
];

function levelOf(element: Element): string | undefined {
  if (readAttribute(element, 'role') === 'heading') return readAttribute(element, 'aria-level') ?? '2';
  return /^h([1-6])$/.exec(element.tagName)?.[1];
}

const unseen = ['script', 'style', 'template', 'noscript', 'svg', 'head'];

function isHidden(element: Element): boolean {
  return (
    unseen.includes(element.tagName) ||
    readAttribute(element, 'hidden') !== undefined ||
    readAttribute(element, 'aria-hidden') === 'true' ||
    (element.tagName === 'dialog' && readAttribute(element, 'open') === undefined)
  );
}

/** The words that are said for some nodes, on one line. */
function textOf(nodes: readonly Node[]): string {
  const said = (node: Node): string => {
    if (tree.isTextNode(node)) return node.value;
    if (!tree.isElementNode(node) || isHidden(node)) return '';
    if (node.tagName === 'img') return readAttribute(node, 'alt') ?? '';
    return node.childNodes.map(said).join('');
  };
  return nodes.map(said).join('').replace(/\s+/g, ' ').trim();
}
