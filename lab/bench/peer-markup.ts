import { type DefaultTreeAdapterTypes, html } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Whose source is written: React's, or Astro's, which is HTML with components. */
type Dialect = 'react' | 'astro';

/** Attributes that are truths: React takes their empty value for "no". */
const truths = new Set(['required', 'novalidate', 'async', 'hidden', 'disabled', 'checked', 'selected']);
const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  novalidate: 'noValidate',
  fetchpriority: 'fetchPriority',
  autocapitalize: 'autoCapitalize',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  spellcheck: 'spellCheck',
  popovertarget: 'popoverTarget',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  maxlength: 'maxLength',
};

/** Writes a part of a page as an author writes it by hand: links to the quote dialog, and the dialog, as components. */
export function writeMarkup(node: Node, dialect: Dialect): string {
  if (node.nodeName === '#text') return writeText((node as DefaultTreeAdapterTypes.TextNode).value, dialect);
  if (!('tagName' in node)) return '';
  const isQuoteLink = 'data-dialog' in attributesOf(node);
  if (attributesOf(node).id === 'quote-dialog')
    return dialect === 'astro' ? '<QuoteDialog client:load />' : '<QuoteDialog />';
  if (isQuoteLink) {
    const directive = dialect === 'astro' ? ' client:load' : '';
    return `<QuoteLink${directive}${writeAttributes(node, 'react')}>${writeChildren(node, dialect)}</QuoteLink>`;
  }
  const name = node.tagName;
  if (name === 'script') return writeScript(node, dialect);
  // only some elements may be closed in this way in HTML
  const isOpen = dialect === 'astro' && node.namespaceURI === html.NS.HTML && !isVoid(name);
  const inner = writeChildren(node, dialect);
  const attributes = writeAttributes(node, dialect);
  return inner || isOpen ? `<${name}${attributes}>${inner}</${name}>` : `<${name}${attributes} />`;
}

/** The same of everything inside an element. What React put between two texts goes. */
export function writeChildren({ childNodes }: Element, dialect: Dialect): string {
  return childNodes.map((child) => writeMarkup(child, dialect)).join('');
}

/** An object of properties, as source. */
export function writeProps(element: Element): string {
  const entries = Object.entries(attributesOf(element)).map(([name, value]) => [
    reactName(name),
    truths.has(name) ? true : value,
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** Attributes by name. */
export function attributesOf({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function writeAttributes(element: Element, dialect: Dialect): string {
  return Object.entries(attributesOf(element))
    .map(([name, value]) => {
      if (dialect === 'astro')
        return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      return ` ${reactName(name)}={${truths.has(name) ? true : JSON.stringify(value)}}`;
    })
    .join('');
}

function reactName(name: string): string {
  if (/^(data|aria)-/.test(name)) return name;
  return reactNames[name] ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function writeText(text: string, dialect: Dialect): string {
  if (dialect === 'react') return `{${JSON.stringify(text)}}`;
  return text.replace(/[&<{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Data about the page; React and Astro both write it only where they are told that it is no text. */
function writeScript(element: Element, dialect: Dialect): string {
  const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const attributes = writeAttributes(element, dialect);
  if (dialect === 'react')
    return `<script${attributes} dangerouslySetInnerHTML={{ __html: ${JSON.stringify(text)} }} />`;
  return `<script is:inline${attributes} set:html={${JSON.stringify(text)}} />`;
}

function isVoid(name: string): boolean {
  return /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name);
}
