import { isText, type PdfObjects } from './pdf-objects.ts';
import { catalogOf, dictOf, listOf, type Tag, tagsOf } from './pdf-tags.ts';
import { type Rule, unless } from './pdf-ua-rule.ts';

/** What is asked of the tags themselves. */
export const structureRules: readonly Rule[] = [
  {
    name: '7.1-3 (02-001, 02-003): every tag is of a standard type, or stands for one',
    faults: (pdf) =>
      tagsOf(pdf).flatMap(({ type }) => unless(standard.includes(type) || /^H[1-6]$/.test(type), type)),
  },
  {
    name: '7.1-4 (02-004): no standard type stands for another',
    faults: (pdf) => {
      const root = dictOf(pdf, catalogOf(pdf).get('StructTreeRoot'));
      return [...dictOf(pdf, root.get('RoleMap')).keys()].filter((type) => standard.includes(type));
    },
  },
  {
    name: 'ISO 14289-2, 8.2.5.2: one Document holds everything',
    faults: (pdf) => {
      const roots = tagsOf(pdf).filter(({ parent }) => !parent);
      return unless(
        roots.length === 1 && roots[0]?.type === 'Document',
        roots.map(({ type }) => type).join(),
      );
    },
  },
  {
    name: '7.3-3 (13-004): every figure is described',
    faults: (pdf) =>
      tagsOf(pdf)
        .filter(({ type }) => type === 'Figure')
        .flatMap(({ dict }) =>
          unless(hasText(pdf, dict.get('Alt')) || hasText(pdf, dict.get('ActualText')), 'a Figure'),
        ),
  },
  {
    name: '7.4.2-1 (14-002): the first heading is of the first level',
    faults: (pdf) => {
      const [first] = levelsOf(pdf);
      return unless(first === 1, `H${first}`);
    },
  },
  {
    name: '7.4-1 (14-003): no heading skips a level',
    faults: (pdf) =>
      levelsOf(pdf).flatMap((level, index, all) => {
        const last = all[index - 1] ?? 0;
        return unless(level <= last + 1, `H${level} after H${last}`);
      }),
  },
  {
    name: '7.4.4 (14-006, 14-007): headings say their level',
    faults: (pdf) =>
      tagsOf(pdf)
        .filter(({ type }) => type === 'H')
        .map(({ type }) => type),
  },
  {
    name: '7.5-1 (09-004): tables are made of rows, rows of cells, and each row is as wide as the first',
    faults: (pdf) =>
      tagsOf(pdf).flatMap((tag) => {
        if (tag.type === 'Table') return [...strangers(tag, inTable), ...irregular(pdf, tag)];
        if (groups.includes(tag.type)) return [...strangers(tag, ['TR']), ...orphan(tag, ['Table'])];
        if (tag.type === 'TR') return [...strangers(tag, cells), ...orphan(tag, ['Table', ...groups])];
        return cells.includes(tag.type) ? orphan(tag, ['TR']) : [];
      }),
  },
  {
    name: '7.5-2 (15-003): every head of a table says of what it is the head',
    faults: (pdf) =>
      tagsOf(pdf)
        .filter(({ type }) => type === 'TH')
        .flatMap((tag) =>
          unless(/^\/(Column|Row|Both)$/.test(String(attributeOf(pdf, tag, 'Scope'))), 'a TH without Scope'),
        ),
  },
  {
    name: '7.6 (09-005): lists are made of items, items of a label and a body',
    faults: (pdf) =>
      tagsOf(pdf).flatMap((tag) => {
        if (tag.type === 'L')
          return [
            ...strangers(tag, ['LI', 'Caption', 'L']),
            ...unless(tag.children.length > 0, 'an empty L'),
          ];
        if (tag.type === 'LI')
          return [
            ...strangers(tag, ['Lbl', 'LBody']),
            ...orphan(tag, ['L']),
            ...unless(
              tag.children.some(({ type }) => type === 'LBody'),
              'an LI without LBody',
            ),
          ];
        return tag.type === 'LBody' ? orphan(tag, ['LI']) : [];
      }),
  },
];

/** ISO 32000-1, 14.8.4, without the headings. */
const standard =
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  );
const groups = ['THead', 'TBody', 'TFoot'];
const inTable = ['TR', 'Caption', ...groups];
const cells = ['TH', 'TD'];

/** The children that an element of this type may not have. */
function strangers({ type, children }: Tag, allowed: readonly string[]): string[] {
  return children
    .filter((child) => !allowed.includes(child.type))
    .map((child) => `a ${child.type} in a ${type}`);
}

/** That the element does not stand where it belongs. */
function orphan({ type, parent }: Tag, allowed: readonly string[]): string[] {
  return unless(parent !== undefined && allowed.includes(parent.type), `a ${type} in a ${parent?.type}`);
}

function irregular(pdf: PdfObjects, table: Tag): string[] {
  const rows = [table, ...table.children].flatMap(({ children }) =>
    children.filter(({ type }) => type === 'TR'),
  );
  const widths = rows.map(({ children }) =>
    children.reduce((sum, cell) => sum + Number(attributeOf(pdf, cell, 'ColSpan') ?? 1), 0),
  );
  return unless(new Set(widths).size === 1, `rows of ${widths.join(', ')} cells`);
}

/** An attribute of the tag, of whichever owner. */
function attributeOf(pdf: PdfObjects, { dict }: Tag, name: string): unknown {
  return listOf(pdf, dict.get('A'))
    .map((attributes) => pdf.resolve(dictOf(pdf, attributes).get(name)))
    .find((value) => value !== null);
}

function levelsOf(pdf: PdfObjects): number[] {
  return tagsOf(pdf).flatMap(({ type }) => (/^H[1-6]$/.test(type) ? [Number(type.slice(1))] : []));
}

function hasText(pdf: PdfObjects, value: Parameters<PdfObjects['resolve']>[0]): boolean {
  const text = pdf.resolve(value);
  return isText(text) && text.text.trim() !== '';
}
