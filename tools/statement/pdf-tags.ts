import {
  isRef,
  isStream,
  operationsOf,
  type PdfDict,
  type PdfObjects,
  type PdfValue,
} from './pdf-objects.ts';

/** For tests: an element of the structure tree, with its type as the role map gives it. */
export interface Tag {
  type: string;
  dict: PdfDict;
  parent: Tag | undefined;
  children: Tag[];
  /** The numbers of the marked content that it holds itself. */
  marks: number[];
  /** The numbers of the objects, such as annotations, that it holds itself. */
  holds: number[];
}

/** A piece of a page's content that somebody sees, and what it is marked as, from the outside in. */
export interface Painted {
  operator: string;
  marks: readonly (number | 'Artifact' | 'other')[];
}

export function dictOf(pdf: PdfObjects, value: PdfValue | undefined): PdfDict {
  const found = pdf.resolve(value);
  if (found instanceof Map) return found;
  return isStream(found) ? found.dict : new Map();
}

export function listOf(pdf: PdfObjects, value: PdfValue | undefined): PdfValue[] {
  const found = pdf.resolve(value);
  if (Array.isArray(found)) return found;
  return found === null ? [] : [value as PdfValue];
}

export function catalogOf(pdf: PdfObjects): PdfDict {
  return dictOf(pdf, pdf.trailer.get('Root'));
}

/** Every page; Typst writes one level of them. */
export function pagesOf(pdf: PdfObjects): PdfDict[] {
  return listOf(pdf, dictOf(pdf, catalogOf(pdf).get('Pages')).get('Kids')).map((page) => dictOf(pdf, page));
}

/** Every element of the structure tree in reading order. */
export function tagsOf(pdf: PdfObjects): Tag[] {
  const root = dictOf(pdf, catalogOf(pdf).get('StructTreeRoot'));
  const roles = dictOf(pdf, root.get('RoleMap'));
  const all: Tag[] = [];
  const read = (dict: PdfDict, parent: Tag | undefined): Tag => {
    const type = mapped(pdf, roles, String(dict.get('S')).slice(1));
    const tag: Tag = { type, dict, parent, children: [], marks: [], holds: [] };
    all.push(tag);
    for (const kid of listOf(pdf, dict.get('K'))) {
      const value = pdf.resolve(kid);
      if (typeof value === 'number') tag.marks.push(value);
      if (!(value instanceof Map)) continue;
      const object = value.get('Obj');
      if (value.get('Type') === '/MCR') tag.marks.push(Number(value.get('MCID')));
      else if (isRef(object)) tag.holds.push(object.ref);
      else tag.children.push(read(value, tag));
    }
    return tag;
  };
  for (const kid of listOf(pdf, root.get('K'))) read(dictOf(pdf, kid), undefined);
  return all;
}

/** The standard type that a type stands for; a circle ends where it began. */
function mapped(pdf: PdfObjects, roles: PdfDict, type: string, seen: readonly string[] = []): string {
  const role = pdf.resolve(roles.get(type));
  if (typeof role !== 'string' || seen.includes(type)) return type;
  return mapped(pdf, roles, role.slice(1), [...seen, type]);
}

/** All that the page paints, with its marks. */
export function paintedOn(pdf: PdfObjects, page: PdfDict): Painted[] {
  const painted: Painted[] = [];
  const marks: Painted['marks'][number][] = [];
  for (const content of listOf(pdf, page.get('Contents'))) {
    const stream = pdf.resolve(content);
    if (!isStream(stream)) continue;
    for (const { operator, operands } of operationsOf(stream.data)) {
      if (operator === 'BMC' || operator === 'BDC') marks.push(markOf(operands));
      else if (operator === 'EMC') marks.pop();
      else if (painting.includes(operator)) painted.push({ operator, marks: [...marks] });
    }
  }
  return painted;
}

function markOf([name, properties]: PdfValue[]): Painted['marks'][number] {
  if (name === '/Artifact') return 'Artifact';
  const number = properties instanceof Map ? properties.get('MCID') : undefined;
  return typeof number === 'number' ? number : 'other';
}

/** ISO 32000-1, 8.2: text, paths, shadings, pictures. */
const painting = ["'", '"', 'B', 'B*', 'b', 'b*', 'Do', 'F', 'S', 'TJ', 'Tj', 'f', 'f*', 's', 'sh'];
