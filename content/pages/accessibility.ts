import { revision } from '../facts/identity.ts';
import { quoteReply } from '../facts/replies.ts';

/** The words of /accessibility. Each promise has its test; whoever mends a barrier takes its line out. */
export const accessibility = {
  title: 'What works for everyone, and what not yet.',
  lead: 'Our measure is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Nobody has certified the site; there is no such certificate.',
  level: { label: 'WCAG 2.2, level', figure: 'AA' },
  works: {
    title: 'What you can count on',
    items: [
      'Every page can be used with a keyboard alone, and the focus is never hidden under the header.',
      'With JavaScript off, every page is complete: words, links, phone, email.',
      'Text can be twice as large. Nothing is cut.',
      'On a screen 320 pixels wide, no page has to be scrolled sideways.',
      'High-contrast colors of your system are kept, and motion stops where you ask for less.',
      'Maps and drawings stand in words or lists beside them.',
      'Every page prints without its menus, and with the license number on it.',
      'The capability statement is a tagged PDF, and a web page.',
    ],
  },
  tested: {
    title: 'How it is tested',
    text: `Before each version a program (axe) checks every page, and the forms in each of their states, in Chromium, at phone and desk width. It finds no fault. Firefox and WebKit, the engine of Safari, were compared page by page. Last test: ${revision}.`,
  },
  barriers: {
    title: 'Known barriers',
    items: [
      'No person who uses a screen reader every day has tested the site yet.',
      'With letters, words and lines set far apart, a few pages scroll sideways.',
      'With JavaScript off, the forms cannot be sent. Each has the phone number and email address in it.',
      'In Safari, the Back button does not undo a filter on the project and service lists.',
    ],
  },
  ask: {
    title: 'Tell us about a barrier',
    text: `Say which page, what you tried and what you use. You have an answer within ${quoteReply}, and what you came for in another way: read to you, or as plain text by email.`,
    asOf: `As of ${revision}.`,
  },
};
