import { isRef, isStream, isText, type PdfDict, type PdfObjects, type PdfValue } from './pdf-objects.ts';
import { catalogOf, dictOf, listOf, pagesOf, paintedOn, type Tag, tagsOf } from './pdf-tags.ts';
import { fontRules } from './pdf-ua-fonts.ts';
import { type Rule, unless } from './pdf-ua-rule.ts';
import { structureRules } from './pdf-ua-structure.ts';

/** All rules of ISO 14289-1 that are checked here. */
export const rules: readonly Rule[] = [
  {
    name: '5 (06-002): says in its metadata that it is PDF/UA-1',
    faults: (pdf) => unless(/pdfuaid:part(>|=")1\b/.test(metadataOf(pdf)), 'no pdfuaid:part'),
  },
  {
    name: '6.2: is a tagged PDF',
    faults: (pdf) => unless(dictOf(pdf, catalogOf(pdf).get('MarkInfo')).get('Marked') === true, 'not Marked'),
  },
  {
    name: '7.1-1 (01-003, 01-004): no artifact within tags, no tags within an artifact',
    faults: (pdf) =>
      contentOf(pdf)
        .filter(({ marks }) => marks.includes('Artifact') && marks.some((mark) => typeof mark === 'number'))
        .map(({ operator, marks }) => `${operator} in ${marks.join(' in ')}`),
  },
  {
    name: '7.1-2 (01-005): all that is painted is an artifact, or stands in the structure tree',
    faults: (pdf) => {
      const tagged = new Set<unknown>(tagsOf(pdf).flatMap(({ marks }) => marks));
      return contentOf(pdf)
        .filter(({ marks }) => !marks.some((mark) => mark === 'Artifact' || tagged.has(mark)))
        .map(({ operator, marks }) => `${operator} in ${marks.join(' in ') || 'nothing'}`);
    },
  },
  {
    name: '7.1-2 (ISO 32000-1, 14.7.4.4): marked content and links lead back to the element that holds them',
    faults: (pdf) => tagsOf(pdf).flatMap((tag) => lostWays(pdf, tag)),
  },
  {
    name: '7.1-8 (06-001, 06-003): has a title in its metadata',
    faults: (pdf) => unless(/<dc:title>.*?<rdf:li[^>]*>[^<]/s.test(metadataOf(pdf)), 'no dc:title'),
  },
  {
    name: '7.1-9 (07-001, 07-002): shows its title in the window',
    faults: (pdf) => {
      const shown = dictOf(pdf, catalogOf(pdf).get('ViewerPreferences')).get('DisplayDocTitle');
      return unless(shown === true, `DisplayDocTitle ${shown}`);
    },
  },
  {
    name: '7.1-11 (01-007): no tag is suspect',
    faults: (pdf) => unless(dictOf(pdf, catalogOf(pdf).get('MarkInfo')).get('Suspects') !== true, 'Suspects'),
  },
  {
    name: '7.2-3 (11-001 to 11-006): says its language',
    faults: (pdf) => {
      const language = pdf.resolve(catalogOf(pdf).get('Lang'));
      return unless(isText(language) && /^[a-z]{2}(-[A-Z]{2})?$/.test(language.text), 'no Lang');
    },
  },
  {
    name: '7.10, 7.11, 7.15, 7.18.4 (20-001 to 20-003, 21-001, 25-001, 28-010): no layers, attachments or forms',
    faults: (pdf) =>
      ['OCProperties', 'AcroForm', 'AF', 'Collection'].filter((key) => catalogOf(pdf).has(key)),
  },
  {
    name: '7.16-1 (26-001, 26-002): nothing keeps a screen reader from its text',
    faults: (pdf) => unless(!pdf.trailer.has('Encrypt'), 'encrypted'),
  },
  {
    name: '7.18.1-2 (28-002, 28-006, 28-007): no annotations but links',
    faults: (pdf) =>
      annotationsOf(pdf).flatMap(({ dict }) =>
        unless(dict.get('Subtype') === '/Link', String(dict.get('Subtype'))),
      ),
  },
  {
    name: '7.18.3-1 (28-008, 28-009): Tab follows the structure',
    faults: (pdf) =>
      pagesOf(pdf).flatMap((page) => unless(page.get('Tabs') === '/S', `Tabs ${page.get('Tabs')}`)),
  },
  {
    name: '7.18.5-1 (28-011): every link stands in a Link',
    faults: (pdf) => {
      const held = tagsOf(pdf)
        .filter(({ type }) => type === 'Link')
        .flatMap(({ holds }) => holds);
      return annotationsOf(pdf).flatMap(({ number }) => unless(held.includes(number), `link ${number}`));
    },
  },
  {
    name: '7.18.5-2 (28-004, 28-012): every link is described',
    faults: (pdf) =>
      annotationsOf(pdf).flatMap(({ dict, number }) => {
        const contents = pdf.resolve(dict.get('Contents'));
        return unless(isText(contents) && contents.text.trim() !== '', `link ${number}`);
      }),
  },
  ...structureRules,
  ...fontRules,
];

function metadataOf(pdf: PdfObjects): string {
  const metadata = pdf.resolve(catalogOf(pdf).get('Metadata'));
  return isStream(metadata) ? metadata.data.toString('utf8') : '';
}

function contentOf(pdf: PdfObjects) {
  return pagesOf(pdf).flatMap((page) => paintedOn(pdf, page));
}

function annotationsOf(pdf: PdfObjects): { number: number; dict: PdfDict }[] {
  return pagesOf(pdf)
    .flatMap((page) => listOf(pdf, page.get('Annots')))
    .map((value) => ({ number: isRef(value) ? value.ref : -1, dict: dictOf(pdf, value) }));
}

/** The content and objects of an element that the parent tree ascribes to another, or to none. */
function lostWays(pdf: PdfObjects, { dict, type, marks, holds }: Tag): string[] {
  const entries = parentsOf(pdf);
  const page = dictOf(pdf, dict.get('Pg'));
  const ofPage = listOf(pdf, entries.get(Number(page.get('StructParents'))));
  return [
    ...marks
      .filter((mark) => dictOf(pdf, ofPage[mark]) !== dict)
      .map((mark) => `content ${mark} of a ${type}`),
    ...holds
      .filter((held) => {
        const key = dictOf(pdf, { ref: held }).get('StructParent');
        return dictOf(pdf, entries.get(Number(key))) !== dict;
      })
      .map((held) => `object ${held} of a ${type}`),
  ];
}

/** The parent tree: by its keys, the elements of a page's content or the element of an annotation. */
function parentsOf(pdf: PdfObjects): Map<number, PdfValue> {
  const root = dictOf(pdf, catalogOf(pdf).get('StructTreeRoot'));
  const numbers = listOf(pdf, dictOf(pdf, root.get('ParentTree')).get('Nums'));
  const entries = new Map<number, PdfValue>();
  for (let index = 0; index < numbers.length; index += 2)
    entries.set(Number(numbers[index]), numbers[index + 1] ?? null);
  return entries;
}
