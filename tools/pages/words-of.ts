import { absolute } from '#tools/structured-data/addresses.ts';

/** As much of a tree of HTML as is needed here: elements, texts, roots. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** Controls and menus say nothing to who reads; what they lead to stands on its own page. */
const left = new Set([
  'script',
  'style',
  'template',
  'form',
  'dialog',
  'button',
  'nav',
  'input',
  'select',
  'source',
]);

/** Leaves of the tree of the page at `path` what `<main>` says in words: drawings by their alternative text, links by their full address. */
export function wordsOf(tree: HtmlNode, path: string): HtmlNode {
  const main = find(tree, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no <main>: there are no words of it to write');
  const hasForm = (id: string) => {
    const place = find(main, ({ properties }) => properties?.id === id);
    return place && find(place, ({ tagName }) => tagName === 'form');
  };
  const reading: Reading = {
    placeOf: (hash) => (hasForm(hash.slice(1)) ? absolute(path + hash) : undefined),
  };
  return {
    type: 'root',
    children: apart((main.children ?? []).flatMap((node) => spoken(node, reading))),
  };
}

/** What is known of the page while it is read. */
interface Reading {
  /** The full address of a place on the page that is no words: a form to fill in. */
  placeOf: (hash: string) => string | undefined;
  /** The words of the last picture. */
  told?: string;
}

function spoken(node: HtmlNode, reading: Reading): HtmlNode[] {
  const { tagName, properties = {}, children = [] } = node;
  if (node.type === 'text') return [{ type: 'text', value: (node.value ?? '').replaceAll('\u00a0', ' ') }];
  if (!tagName || left.has(tagName) || properties.ariaHidden === 'true' || properties.hidden) return [];
  // what is said once all dates before it are past, or where a screen has no room for the sentence beside it
  if ('dataOtherwise' in properties) return [];
  if (tagName === 'img') return picture(properties.alt, reading);
  if (tagName === 'svg' || properties.role === 'img') return picture(properties.ariaLabel, reading);
  const inner = apart(onLines(children).flatMap((child) => spoken(child, reading)));
  if (tagName === 'until-date') return inner;
  if (tagName === 'a') return linked(properties.href, inner, reading);
  // what is kept whole at the end of a line is text like any other
  if (tagName === 'span' && hasClass(properties, 'nb')) return inner;
  return [{ ...node, properties: {}, children: inner }];
}

/** Each date stands on a line of its own. */
function onLines(nodes: HtmlNode[]): HtmlNode[] {
  const isDate = (node: HtmlNode) => node.tagName === 'until-date' && !find(node, isBlock);
  return nodes.flatMap((node, index) =>
    index > 0 && isDate(node)
      ? [{ type: 'element', tagName: 'br', properties: {}, children: [] }, node]
      : [node],
  );
}

/** A picture by its words, once: who reads Markdown does not see that it is drawn twice, for a wide sheet and a narrow one. */
function picture(alt: unknown, reading: Reading): HtmlNode[] {
  if (typeof alt !== 'string' || !alt || alt === reading.told) return [];
  reading.told = alt;
  return [
    { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: `(${alt})` }] },
  ];
}

/** Words that only styles keep apart must not run together: a number and what it counts, a name and its figure. */
function apart(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    const isApart =
      before?.tagName && node.tagName
        ? !/^[,.;:!?)]/.test(textOf(node))
        : (before?.tagName ?? node.tagName) &&
          before &&
          /[\p{L}\p{N}.,:;!?)]$/u.test(textOf(before)) &&
          /^[\p{L}\p{N}$]/u.test(textOf(node));
    return index > 0 && isApart ? [{ type: 'text', value: ' ' }, node] : [node];
  });
}

function textOf({ value, children = [] }: HtmlNode): string {
  return value ?? children.map(textOf).join('');
}

function hasClass({ className }: Record<string, unknown>, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** A card that is one link: Markdown has no link around a heading and its lines, so that the heading carries it. */
function linked(href: unknown, children: HtmlNode[], reading: Reading): HtmlNode[] {
  const isHeading = ({ tagName = '' }: HtmlNode) => /^h[1-6]$/.test(tagName);
  if (!children.some((child) => find(child, isHeading))) return [link(href, children, reading)];
  const onHeading = (node: HtmlNode): HtmlNode => {
    if (isHeading(node)) return { ...node, children: [link(href, node.children ?? [], reading)] };
    return node.children ? { ...node, children: node.children.map(onHeading) } : node;
  };
  return children.map(onHeading);
}

function link(href: unknown, children: HtmlNode[], { placeOf }: Reading): HtmlNode {
  const full = typeof href === 'string' ? fullAddress(href, placeOf) : undefined;
  return { type: 'element', tagName: full ? 'a' : 'span', properties: full ? { href: full } : {}, children };
}

/** Where a link leads; a place among the words themselves needs none. */
function fullAddress(href: string, placeOf: Reading['placeOf']): string | undefined {
  if (href.startsWith('#')) return placeOf(href);
  if (href.startsWith('/')) return absolute(href);
  return /^(https?:|tel:|sms:|mailto:)/.test(href) ? href : undefined;
}

/** What stands on lines of its own already. */
function isBlock({ tagName = '' }: HtmlNode): boolean {
  return /^(h[1-6]|p|ul|ol|dl|div|section|article|table|figure)$/.test(tagName);
}

function find(node: HtmlNode, is: (node: HtmlNode) => boolean): HtmlNode | undefined {
  if (is(node)) return node;
  for (const child of node.children ?? []) {
    const found = find(child, is);
    if (found) return found;
  }
  return undefined;
}
