import { doesNotApply, type Findings, partially, supports } from './finding.ts';

const silent = supports(
  'Nothing on the site has to be heard. Instead of a call there is email.',
  'absent',
  'reach',
);

/** Section 508: chapter 3, functional performance, and chapter 6, documentation and support. */
export const section508: Findings = {
  '302.1': partially(
    'A virtual screen reader walks every page, form and dialog, and all of it works by keys. Nobody who uses a screen reader every day has tested it.',
    'listenPage',
    'listenFields',
    'listenFaults',
    'listenViewer',
    'tabOrder',
  ),
  '302.2': supports(
    'Large text, wide spacing, narrow windows and forced colors cut no words.',
    'largeLetters',
    'textSpacing',
    'smallWindow',
    'auditForced',
  ),
  '302.3': supports(
    'What color tells is told in words or by form as well.',
    'mapName',
    'faults',
    'forcedHeader',
  ),
  '302.4': silent,
  '302.5': silent,
  '302.6': partially(
    'Every page can be written to by email, and emergencies of homes and businesses by text. An emergency at a public building is called in.',
    'reach',
    'emergencies',
  ),
  '302.7': supports(
    'Every control answers to a single tap on a square of its own, and to keys one at a time; nothing is dragged, held or timed.',
    'tapSection',
    'tapViewer',
    'tapNotice',
    'keySection',
    'adaptation',
    'unhurried',
  ),
  '302.8': supports(
    'All of it works by Tab, Enter, Escape and arrows, on a window of any size; on a phone call and message stand in a bar at the foot of the screen.',
    'tabOrder',
    'tapNotice',
    'helpCells',
  ),
  '602.2': supports(
    'The page on accessibility lists what can be counted on and what is not met yet; a link at the foot of every page leads to it.',
    'accessibilityLink',
  ),
  '602.3': supports(
    'That page is tested like any other; the capability statement is a page, a tagged PDF and a print that say the same.',
    'axe',
    'statementSame',
    'statementPdf',
  ),
  '602.4': doesNotApply(
    'Nothing about the site is handed out on paper alone: each page can be printed from the site.',
    'print',
  ),
  '603.2': supports(
    'The page on accessibility names phone and email for a barrier, and says within what time there is an answer.',
    'accessibilityLink',
    'reach',
  ),
  '603.3': supports('Support is given by phone and by email.', 'reach'),
};
