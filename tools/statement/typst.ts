import { readFileSync } from 'node:fs';
import {
  NodeCompiler,
  type NodeTypstCompileResult,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { token } from '#tools/styles/tokens.ts';

const fonts = [
  'archivo-head',
  'archivo-figures',
  'archivo-label',
  'public-sans',
  'public-sans-bold',
  'public-sans-italic',
  // what a letter is taken from that the one wanted lacks
  ...['archivo-head', 'public-sans', 'public-sans-bold'].flatMap((file) =>
    ['latin', 'latin-ext', 'vietnamese'].map((alphabet) => `${file}-${alphabet}`),
  ),
];

/** Typst with the lettering of the site alone, as generators/fonts.ts has cut it: no font of the machine has a part in what it sets. */
export function openTypst(): NodeCompiler {
  const fontBlobs = fonts.map((file) => readFileSync(`tools/statement/fonts/${file}.ttf`));
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
}

/** What Typst has set; throws, with what it says, where it could not. */
export function documentOf(compiled: NodeTypstCompileResult, template: string): NodeTypstDocument {
  if (compiled.result) return compiled.result;
  const said = compiled.takeError()?.shortDiagnostics ?? [];
  throw new Error(
    `${template}: ${said.map(({ message }: { message: string }) => message).join('; ') || 'does not compile'}`,
  );
}

/** The company's mark in ink, as a drawing of its own. */
export function printedMark(): string {
  return renderToStaticMarkup(createElement(CompanyMark))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('currentColor', token('color-ink'));
}
