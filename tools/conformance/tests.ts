import type { NamedTest } from './named-test.ts';
import { testsByEar } from './tests-by-ear.ts';
import { testsOfForms } from './tests-of-forms.ts';

/** Something that was looked at by hand, once. */
export interface ManualCheck {
  /** `YYYY-MM-DD`. */
  date: string;
  what: string;
  /** Where it was written down: a commit or a document. */
  recorded: string;
}

/** The tests that stand behind rows of the report, by the name that it calls them. */
export const tests = {
  ...testsByEar,
  ...testsOfForms,
  absent: { file: 'tools/conformance/absent.test.ts', title: 'no page plays sound or film' },
  still: { file: 'tools/conformance/absent.test.ts', title: 'nothing moves, flashes or turns by itself' },
  noSignIn: { file: 'tools/conformance/absent.test.ts', title: 'nobody signs in' },
  noSensors: { file: 'tools/conformance/absent.test.ts', title: 'no device is shaken, tilted or turned' },
  axe: { file: 'tests/sweep.spec.ts', title: 'has one h1, ordered headings, its landmarks, and passes axe' },
  valid: { file: 'tests/sweep.spec.ts', title: 'is valid HTML, complete before any script' },
  noScript: {
    file: 'tests/sweep.spec.ts',
    title: 'says the same without JavaScript, and hydrates without a warning',
  },
  widths: { file: 'tests/sweep.spec.ts', title: 'fits every width without scrolling sideways' },
  audit: { file: 'lab/audit/audit.spec.ts', title: '… at … px: no checker finds a fault' },
  auditForced: {
    file: 'lab/audit/audit.spec.ts',
    title: '… at … px in forced colors: axe finds no fault',
  },
  tabbing: {
    file: 'tests/adaptation.spec.ts',
    title: '… never hides what has the focus behind its header or bar',
  },
  header: {
    file: 'tests/shell/header.spec.ts',
    title: 'at every width the header holds what everybody needs, whole and clear of each other',
  },
  headerNames: {
    file: 'tests/shell/header.spec.ts',
    title: 'at every width the header holds what everybody needs, whole and clear of each other',
  },
  headerGrows: {
    file: 'tests/shell/header.spec.ts',
    title: 'with letters twice as large the menu stands in for them, and the header grows with its words',
  },
  textSpacing: {
    file: 'tests/text-size.spec.ts',
    title: '… keeps its words with the text spacing of WCAG 1.4.12',
  },
  largeLetters: {
    file: 'tests/text-size.spec.ts',
    title: "… keeps its words with letters twice as large, by the browser's own setting",
  },
  smallWindow: { file: 'tests/text-size.spec.ts', title: '… keeps its words in a small window' },
  tabOrder: {
    file: 'tests/visitors/keyboard.spec.ts',
    title: '…: Tab leads everywhere and on, and the focus is seen',
  },
  tapSection: {
    file: 'tests/visitors/ways-to-act.spec.ts',
    title: 'the section through the plant room stands where the picture is tapped, and moves by keys',
  },
  tapViewer: {
    file: 'tests/parts/gallery.spec.ts',
    title: 'by tap the viewer turns its pictures, and closes',
  },
  tapNotice: {
    file: 'tests/forms/notices.spec.ts',
    title: 'a notice stays once it is tapped, and goes by its button',
  },
  keySection: {
    file: 'tests/visitors/ways-to-act.spec.ts',
    title: 'the section through the plant room stands where the picture is tapped, and moves by keys',
  },
  helpOrder: {
    file: 'tests/consistent-help.spec.ts',
    title: 'the ways to reach the company follow each other alike in the header and the footer of every page',
  },
  helpCells: {
    file: 'tests/consistent-help.spec.ts',
    title: 'on a phone each way keeps its cell of the bar, and the call is the first',
  },
  menuEscape: {
    file: 'tests/shell/header.spec.ts',
    title: 'the menu closes in every way and gives the focus back',
  },
  anchors: {
    file: 'tests/shell/pages.spec.ts',
    title: 'anchors land clear of the header, hydrated and on a full load',
  },
  announced: { file: 'tests/shell/pages.spec.ts', title: 'a new page is announced' },
  offline: {
    file: 'tests/offline/kept.spec.ts',
    title: 'the line comes and goes with the network, and is announced',
  },
  galleryKeys: {
    file: 'tests/parts/gallery.spec.ts',
    title: 'keys move through the pictures and stop at the ends; Escape gives the focus back',
  },
  galleryAlt: {
    file: 'tests/parts/gallery.spec.ts',
    title:
      'pictures from the whole work are thumbnails, all are listed, and the link named gallery opens the viewer at the first',
  },
  mapName: {
    file: 'tests/map.spec.ts',
    title: 'tells on … which counties are home, in color and in words',
  },
  mapList: {
    file: 'tests/map.spec.ts',
    title: 'has on … a list of all of them beside it, home counties in bold',
  },
  forcedHeader: {
    file: 'tests/forced-colors.spec.ts',
    title: 'the current page looks different from the others in the header',
  },
  forcedDrawings: {
    file: 'tests/forced-colors.spec.ts',
    title: '… keeps the words and leaders of its drawings in forced colors, light and dark',
  },
  naics: {
    file: 'tests/parts/records.spec.ts',
    title: 'the NAICS codes stand in a table in their order, the primary one named so',
  },
  cards: {
    file: 'tests/cards.spec.ts',
    title: 'a card that leads somewhere holds one link, named after what it is about',
  },
  links: { file: 'tests/links.spec.ts', title: 'the links of … lead where they say' },
  reach: {
    file: 'tests/links.spec.ts',
    title: '… can be called and written to, and offers the app in a new tab',
  },
  emergencies: { file: 'tests/links.spec.ts', title: 'the emergency banner of … …' },
  spanish: {
    file: 'tests/links.spec.ts',
    title: '… can be texted in Spanish, while the line is answered in it',
  },
  recordTitles: {
    file: 'tests/parts/record-pages.spec.ts',
    title: 'there and back without a reload, each with its own title',
  },
  clock: {
    file: 'tests/parts/clocks.spec.ts',
    title: 'the page that stays open turns with the last minute for today, and with midnight',
  },
  print: {
    file: 'tests/print.spec.ts',
    title: '… prints with the license number, ends with words of its own, and leaves out what is pressed',
  },
  statementPdf: {
    file: 'tools/statement/capability-pdf.test.ts',
    title: 'is PDF/UA-1: tagged, titled, in English, with bookmarks and a described drawing',
  },
  statementSame: {
    file: 'tests/parts/statement.spec.ts',
    title: 'page, print and PDF say the same, which is what the records say',
  },
  accessibilityLink: {
    file: 'tests/privacy.spec.ts',
    title: 'both pages about the site are linked at the foot of every page',
  },
  outline: {
    file: 'tests/outlines.spec.ts',
    title: '… has the headings and landmarks that were reviewed',
  },
  landmarkNames: {
    file: 'tests/outlines.spec.ts',
    title: '… gives its landmarks and articles names that tell them apart',
  },
  sameLinks: {
    file: 'tests/consistent-navigation.spec.ts',
    title:
      'the header and the foot of every page lead to the same pages, in the same order, under the same names',
  },
  twoWays: {
    file: 'tests/consistent-navigation.spec.ts',
    title: 'to every page lead links from at least two others',
  },
  letGo: {
    file: 'tests/visitors/ways-to-act.spec.ts',
    title: 'what is pressed does nothing when the pointer is let go elsewhere',
  },
  unhurried: {
    file: 'tests/forms/entries.spec.ts',
    title: 'whoever takes two hours for a form still has every word of it, and sends it',
  },
  plateStays: {
    file: 'tests/shell/tooltip.spec.ts',
    title: 'the plate stays while it is pointed at itself, and goes by Escape without the pointer moving',
  },
} as const satisfies Record<string, NamedTest>;

/** What no test shows: only what was really looked at, on that day. */
export const checks = {
  wordsOfPlace: {
    date: '2026-11-22',
    what: 'The words of all pages were searched for places, colors and shapes, and each was read where it stands.',
    recorded: 'docs/decisions/015-listening.md',
  },
  wordsInPictures: {
    date: '2026-11-22',
    what: 'All pictures of the records were looked at for words, and their captions beside them.',
    recorded: 'docs/decisions/015-listening.md',
  },
} as const satisfies Record<string, ManualCheck>;
