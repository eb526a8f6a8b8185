import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5';
import { elementsOf } from '../../server/messages/fill-page.ts';
import { siteFolder } from '../../tools/sources.ts';
import { attributesOf, writeChildren, writeMarkup, writeProps } from './peer-markup.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Our built home page as the peers' authors would have written it: source for React and Astro. */
export interface PeerInput {
  /** Files of the folder quote, by name. */
  files: Record<string, string>;
  /** The tags of the head as HTML, and what stands in the page as Astro's source. */
  head: string;
  astroHead: string;
  astroHome: string;
}

const imports = `import { QuoteDialog } from './quote-dialog.jsx';\nimport { QuoteLink } from './quote-link.jsx';\n`;

/** Reads the words and styles of the built home page. */
export async function readPeerInput(): Promise<PeerInput> {
  const document = parse(await readFile(join(siteFolder, 'index.html'), 'utf8'));
  const head = find(document, ({ tagName }) => tagName === 'head');
  const root = find(document, (element) => attributesOf(element).id === 'root');
  const dialog = find(root, (element) => attributesOf(element).id === 'quote-dialog');
  const form = find(dialog, ({ tagName }) => tagName === 'form');
  const elements = head.childNodes.filter((node): node is Element => 'tagName' in node);
  const styles = elements.filter((element) => attributesOf(element).rel === 'stylesheet');
  // whatever delivers the page is the peer's own
  const tags = elements.filter(
    (element) => !styles.includes(element) && !(element.tagName === 'script' && attributesOf(element).src),
  );
  const css = await Promise.all(
    styles.map((style) => readFile(join(siteFolder, attributesOf(style).href as string), 'utf8')),
  );
  const body = writeChildren(form, 'react')
    .replace(/<button ([^>]*data-close=\{""\})/, '<button onClick={onClose} $1')
    .replace(/(<div role=\{"status"\}[^>]*?) \/>/, '$1>{status}</div>');
  if (!body.includes('{onClose}') || !body.includes('{status}'))
    throw new Error('The quote dialog has lost its close button or its status');
  return {
    files: {
      'home.jsx': `${imports}export function Home() {\n  return <>${writeChildren(root, 'react')}</>;\n}\n`,
      'head-tags.jsx': `export function HeadTags() {\n  return <>${tags.map((tag) => writeMarkup(tag, 'react')).join('')}</>;\n}\n`,
      'dialog-parts.jsx': `export const dialogProps = ${writeProps(dialog)};\nexport const formProps = ${writeProps(form)};\nexport function FormBody({ status, onClose }) {\n  return <>${body}</>;\n}\n`,
      'site.css': css.join('\n'),
    },
    head: tags.map((tag) => serializeOuter(tag)).join('\n'),
    astroHead: tags.map((tag) => writeMarkup(tag, 'astro')).join('\n'),
    astroHome: writeChildren(root, 'astro'),
  };
}

/** Copies what the page shows besides, such as pictures and fonts, into a folder that is served as it is. */
export async function copyPublicFiles(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const name of await readdir(join(siteFolder, 'assets')))
    if (/\.(avif|webp|svg|woff2|png)$/.test(name))
      await cp(join(siteFolder, 'assets', name), join(folder, 'assets', name));
  for (const name of await readdir(siteFolder))
    if (/\.(svg|png|ico|webmanifest|txt)$/.test(name)) await cp(join(siteFolder, name), join(folder, name));
}

/** Puts text in the place of a mark such as `<!-- head -->`. */
export async function fillMark(file: string, mark: string, text: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (!source.includes(mark)) throw new Error(`${file} has no place for ${mark}`);
  await writeFile(file, source.split(mark).join(text));
}

function find(node: DefaultTreeAdapterTypes.ParentNode, matches: (element: Element) => boolean): Element {
  const found = elementsOf(node).find(matches);
  if (!found) throw new Error('The built home page is not what the peers expect');
  return found;
}
