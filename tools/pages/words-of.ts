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

/** Leaves of the tree of a page what `<main>` says in words: drawings by their alternative text, links by their full address. */
export function wordsOf(tree: HtmlNode): HtmlNode {
  const main = find(tree, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no <main>: there are no words of it to write');
  return { type: 'root', children: apart((main.children ?? []).flatMap(spoken)) };
}

function spoken(node: HtmlNode): HtmlNode[] {
  const { tagName, properties = {}, children = [] } = node;
  if (node.type === 'text') return [{ type: 'text', value: (node.value ?? '').replaceAll('\u00a0', ' ') }];
  if (!tagName || left.has(tagName) || properties.ariaHidden === 'true' || properties.hidden) return [];
  // what is said once all dates before it are past
  if ('dataOtherwise' in properties) return [];
  if (tagName === 'img') return picture(properties.alt);
  if (tagName === 'svg' || properties.role === 'img') return picture(properties.ariaLabel);
  const inner = apart(children.flatMap(spoken));
  // dates that stand on lines of their own
  if (tagName === 'until-date') return [{ type: 'text', value: ' ' }, ...inner];
  if (tagName === 'a') return linked(properties.href, inner);
  return [{ ...node, properties: {}, children: inner }];
}

/** A picture by its words: who reads Markdown does not see it. */
function picture(alt: unknown): HtmlNode[] {
  if (typeof alt !== 'string' || !alt) return [];
  return [
    { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: `(${alt})` }] },
  ];
}

/** Letters that only styles keep apart must not run together. */
function apart(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node, index) =>
    index > 0 && node.tagName && nodes[index - 1]?.tagName ? [{ type: 'text', value: ' ' }, node] : [node],
  );
}

/** A card that is one link: Markdown has no link around a heading and its lines, so that the heading carries it. */
function linked(href: unknown, children: HtmlNode[]): HtmlNode[] {
  const isHeading = ({ tagName = '' }: HtmlNode) => /^h[1-6]$/.test(tagName);
  if (!children.some((child) => find(child, isHeading))) return [link(href, children)];
  const onHeading = (node: HtmlNode): HtmlNode => {
    if (isHeading(node)) return { ...node, children: [link(href, node.children ?? [])] };
    return node.children ? { ...node, children: node.children.map(onHeading) } : node;
  };
  return children.map(onHeading);
}

function link(href: unknown, children: HtmlNode[]): HtmlNode {
  const isPlace = typeof href === 'string' && /^(\/|https?:|tel:|sms:|mailto:)/.test(href);
  const properties = isPlace ? { href: href.startsWith('/') ? absolute(href) : href } : {};
  return { type: 'element', tagName: isPlace ? 'a' : 'span', properties, children };
}

function find(node: HtmlNode, is: (node: HtmlNode) => boolean): HtmlNode | undefined {
  if (is(node)) return node;
  for (const child of node.children ?? []) {
    const found = find(child, is);
    if (found) return found;
  }
  return undefined;
}
