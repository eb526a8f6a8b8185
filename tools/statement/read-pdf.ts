import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>;

/** A node of the structure tree: its role (H1, Table, Figure …), alternative text and children. */
export interface StructureNode {
  role: string;
  alt?: string;
  /** Of a piece of content: the mark under which it stands on the page. */
  id?: string;
  children: StructureNode[];
}

/** For tests: reads a PDF with pdf.js: every sheet of it, and more of the first. Lengths in points. */
export async function readPdf(data: Uint8Array) {
  const document = await getDocument({ data: Uint8Array.from(data), verbosity: VerbosityLevel.ERRORS })
    .promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const sheets = await Promise.all(numbers.map(async (number) => readSheet(await document.getPage(number))));
  const page = await document.getPage(1);
  const { info, metadata } = await document.getMetadata();
  const facts = info as Record<string, unknown>;
  const structure = (await page.getStructTree()) as unknown as StructureNode;
  const marked = (await page.getTextContent({ includeMarkedContent: true })).items;
  return {
    pages: document.numPages,
    sheets,
    ...(sheets[0] as Sheet),
    // the words as the tags order them, without what is an artifact: what a screen reader says
    tagged: structure ? inTagOrder(structure, marked as MarkedItem[]) : '',
    title: facts.Title,
    language: facts.Language,
    bookmarks: JSON.stringify(await document.getOutline()),
    metadata: metadata ? String(metadata.getRaw()) : '',
    structure,
    links: (await page.getAnnotations()).flatMap(({ unsafeUrl }): string[] => unsafeUrl ?? []),
  };
}

export type Sheet = Awaited<ReturnType<typeof readSheet>>;

async function readSheet(page: PDFPageProxy) {
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const runs = items.flatMap((item) => {
    if (!('str' in item && item.str.trim())) return [];
    const { str: text, transform, width } = item;
    return [{ text, size: Math.hypot(transform[2], transform[3]), x: transform[4], y: transform[5], width }];
  });
  return {
    width,
    height,
    // runs of text in reading order, with the lower left corner of each
    runs,
    text: items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
  };
}

/** All nodes of a structure tree, from the top. */
export function nodesOf(node: StructureNode): StructureNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

type MarkedItem = { str: string; hasEOL: boolean } | { type: string; id?: string };

function inTagOrder(structure: StructureNode, items: readonly MarkedItem[]): string {
  const texts = new Map<string, string>();
  const marks: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const mark = marks.findLast(Boolean);
      if (mark) texts.set(mark, `${texts.get(mark) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') marks.pop();
    else marks.push(item.id ?? '');
  }
  return nodesOf(structure)
    .flatMap(({ id }) => (id && texts.get(id)) || [])
    .join('\n');
}
