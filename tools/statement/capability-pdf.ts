import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  NodeCompiler,
  type NodeTypstCompileResult,
  type NodeTypstDocument,
  PdfStandard,
} from '@myriaddreamin/typst-ts-node-compiler';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { sectionFlags } from '#src/components/drawings/section-flags.ts';
import type { StatementSheet } from '#src/views/statement-sheet.ts';
import { token } from '#tools/styles/tokens.ts';

const template = 'tools/statement/capability-statement.typ';
const drawing = 'src/components/drawings/public-building-section.svg';

// The first that fits the page is taken, so the drawing goes before letters shrink; air from 1, free, to 0, close, lengths in points.
const settings: [air: number, drawing: number, smallest: number][] = [
  [1, 96, 8.5],
  [0.5, 96, 8.5],
  [0, 96, 8.5],
  [0, 60, 8.5],
  [0, 48, 8.5],
  [0, 0, 8.5],
  [0, 0, 8],
  [0, 0, 7.5],
  [0, 0, 7],
];

/** The statement as one A4 page in PDF/UA-1. The same sheet and day of revision (`YYYY-MM-DD`) give the same bytes. */
export async function capabilityPdf(sheet: StatementSheet, revision: string): Promise<Buffer> {
  const compiler = openTypst();
  const inputs = {
    sheet: JSON.stringify({ ...sheet, flags: sectionFlags }),
    drawing: printedDrawing(readFileSync(drawing, 'utf8')),
    mark: printedMark(),
    revision,
    colors: JSON.stringify({
      ink: token('color-ink'),
      note: token('color-ink-2'),
      hair: token('color-hair'),
      blue: token('color-blue'),
    }),
  };
  const mainFileContent = readFileSync(template, 'utf8');
  let compiled: NodeTypstCompileResult | undefined;
  for (const [air, height, smallest] of settings) {
    const setting = { air: String(air), 'drawing-height': String(height), smallest: String(smallest) };
    if (!compiled?.result)
      compiled = compiler.compile({ mainFileContent, inputs: { ...inputs, ...setting } });
  }
  const document = documentOf(compiled as NodeTypstCompileResult, template);
  if (document.numOfPages !== 1)
    throw new Error(`${template}: the statement runs over ${document.numOfPages} pages; shorten its texts`);
  return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
}

/** Width of the drawing on paper, in points for each of its thousand units. */
const drawnScale = 0.42;

/** The drawing's pens answer to the width of a window; on paper they have one width, which Typst reads as a number. */
function printedDrawing(svg: string): string {
  return svg
    .replaceAll(/stroke-width="calc\(([\d.]+)px \+ ([\d.]+)vw\)"/g, (_, fixed, growing) => {
      const pixels = Number(fixed) + 7 * Number(growing);
      return `stroke-width="${((pixels * 0.75) / drawnScale).toFixed(2)}"`;
    })
    .replaceAll(' vector-effect="non-scaling-stroke"', '')
    .replaceAll(token('color-white'), '#fff');
}

const fontFolder = 'tools/statement/fonts';

/** Typst with the fonts that generators/fonts.ts has cut, and none of the machine's. */
export function openTypst(): NodeCompiler {
  const fontBlobs = readdirSync(fontFolder)
    .sort()
    .map((file) => readFileSync(join(fontFolder, file)));
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
