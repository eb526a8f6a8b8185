import { doesNotApply, type Findings, supports } from './finding.ts';

const noMedia = doesNotApply(
  'The site holds no sound and no film, and its policy lets no page load any.',
  'absent',
);

/** WCAG 1: what is there can be perceived. */
export const perceivable: Findings = {
  '1.1.1': supports(
    'Every photograph and drawing has a text of its own, without which its record is refused. Maps say what they show and have a list beside them. They are heard as they are meant; nobody who depends on them has judged them.',
    'axe',
    'audit',
    'galleryAlt',
    'mapName',
    'mapList',
    'listenPage',
    'listenMap',
    'listenFlags',
  ),
  '1.2.1': noMedia,
  '1.2.2': noMedia,
  '1.2.3': noMedia,
  '1.2.4': noMedia,
  '1.2.5': noMedia,
  '1.3.1': supports(
    'Headings in order, landmarks, lists, tables with heads, labels and descriptions of fields are in the HTML, and in the tags of the PDF.',
    'axe',
    'audit',
    'valid',
    'naics',
    'faults',
    'statementPdf',
    'outline',
    'landmarkNames',
    'listenPage',
    'listenOwners',
    'listenTons',
    'listenHours',
  ),
  '1.3.2': supports(
    'Read out from its top to its end, each page says the header, its sections in their order and the foot; tables go row by row, numbers of a drawing come before the names they stand for. The keys follow the same order.',
    'listenPage',
    'listenFlags',
    'outline',
    'tabOrder',
    'noScript',
  ),
  '1.3.3': supports(
    'No words of the site point at a thing by its place, color or shape alone.',
    'wordsOfPlace',
  ),
  '1.3.4': supports(
    'No way of holding the device is asked for; each page fits windows that are high and windows that are wide.',
    'noSensors',
    'widths',
  ),
  '1.3.5': supports('The fields for name, email and phone say so to the browser.', 'required', 'axe'),
  '1.4.1': supports(
    'Counties, faults of fields and the current page are told by words or form as well as by color.',
    'mapName',
    'faults',
    'forcedHeader',
    'axe',
  ),
  '1.4.2': noMedia,
  '1.4.3': supports(
    'Measured by program on every page and state, where it can tell the color behind the letters; in forced colors the words of drawings are measured in pictures too. Where a program cannot tell, nobody has measured yet.',
    'axe',
    'formStates',
    'audit',
    'auditForced',
    'forcedDrawings',
  ),
  '1.4.4': supports(
    'At 200 percent nothing is cut and no page scrolls sideways; menu and header make room.',
    'largeLetters',
    'adaptation',
    'header',
    'headerGrows',
  ),
  '1.4.5': supports(
    'Words are text, those of drawings and charts too. Pictures show no words but those on what is drawn, such as the labels of pipes, which the text of the picture says too.',
    'wordsInPictures',
    'forcedDrawings',
  ),
  '1.4.10': supports(
    'Every page fits 320 pixels, a window zoomed to 400 percent and a phone on its side without scrolling sideways; nothing is cut.',
    'smallWindow',
    'widths',
    'header',
  ),
  '1.4.12': supports(
    'With the spacing of the criterion no words of any page are cut, lie over each other or past the edge, on a phone and on a desk.',
    'textSpacing',
  ),
  '1.4.13': supports(
    'The plate that explains an abbreviation can be pointed at, goes by Escape, and stays for as long as it is pointed at. What it says stands in the page as well.',
    'plateStays',
  ),
};
