import { quoteReply } from '../facts/promises.ts';
import { formatDate } from '../values/format.ts';

const guidelines = 'Web Content Accessibility Guidelines (WCAG) 2.2';
const conformanceLevel = 'AA';
/** The day on which the report (docs/accessibility.md) was last gone through, row by row: November 22, 2026. */
export const evaluated = formatDate('2026-11-22');

/** The words of /accessibility. Each line has its tests in docs/accessibility.md; whoever mends a barrier takes its line out. */
export const accessibilityPage = {
  title: 'What works for everyone, and what not yet.',
  lead: `Our measure is level ${conformanceLevel} of the ${guidelines}. Nobody has certified the site; there is no such certificate.`,
  level: { label: 'WCAG 2.2, level', figure: conformanceLevel },
  works: {
    title: 'What you can count on',
    items: [
      'Every page can be used with a keyboard alone, and the focus is never hidden under the header.',
      'With JavaScript off, every page is complete: words, links, phone, email.',
      'Text can be twice as large, or set far apart. Nothing is cut.',
      'On a screen 320 pixels wide, no page has to be scrolled sideways.',
      'High-contrast colors of your system are kept, and motion stops where you ask for less.',
      'Maps and drawings stand in words or lists beside them.',
      'Every page prints without its menus, and with the license number on it.',
      'The capability statement is a tagged PDF, and a web page.',
    ],
  },
  tested: {
    title: 'How it is tested',
    text: `Each criterion has its line in a report, with the tests behind it. Before each version a program (axe) checks every page and the states of the forms, at phone and desk width. Two more check every state of every page. Firefox and WebKit, the engine of Safari, have a test run of their own. Report of ${evaluated}.`,
  },
  barriers: {
    title: 'Known barriers',
    items: [
      'No person who uses a screen reader every day has tested the site yet.',
      'An emergency at a public building is reported by phone; that page offers no text message.',
      'Some criteria of the level have not been looked at yet. The report names each of them.',
    ],
  },
  ask: {
    title: 'Tell us about a barrier',
    text: `Say which page, what you tried and what you use. You have an answer within ${quoteReply}, and what you came for in another way: read to you, or as plain text by email. Ask for the report in the same way.`,
    asOf: `As of ${evaluated}.`,
  },
} as const;
