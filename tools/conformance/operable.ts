import { doesNotApply, type Findings, supports } from './finding.ts';

/** WCAG 2: it can be operated. */
export const operable: Findings = {
  '2.1.1': supports(
    'Every stop of every page is reached with the Tab key; menu, dialog, lists of choices, gallery and notices answer keys. What the map tells under the pointer stands in a list beside it.',
    'tabbing',
    'menuEscape',
    'dialogFocus',
    'dropdownKeys',
    'galleryKeys',
    'noticeKeys',
    'mapList',
  ),
  '2.1.2': supports(
    'The Tab key comes to the end of every page. The dialogs let go with Escape.',
    'tabbing',
    'dialogFocus',
    'galleryKeys',
    'noticeKeys',
  ),
  '2.1.4': supports(
    'The one shortcut of the site, Alt+T, has a modifier. Other keys act only on the part that has the focus.',
    'noticeKeys',
    'galleryKeys',
    'dropdownKeys',
  ),
  '2.2.1': supports(
    'There is no session. A notice of success waits while it is pointed at or has the focus; an error stays until it is dismissed.',
    'noticeTime',
    'errorStays',
    'unhurried',
  ),
  '2.2.2': supports(
    'The one animation follows the visitor’s own scrolling, and there is none where less motion is asked for. Lines on opening hours change with the hour, because that is what they tell.',
    'still',
    'adaptation',
    'clock',
  ),
  '2.3.1': supports('Nothing flashes.', 'still'),
  '2.4.1': supports('Landmarks, ordered headings and a link past the header on every page.', 'axe', 'audit'),
  '2.4.2': supports(
    'Each page has a title of its own, which changes with the page and is announced.',
    'valid',
    'recordTitles',
    'announced',
    'listenMove',
  ),
  '2.4.4': supports(
    'A card holds one link, named after what the card is about; links lead where they say.',
    'cards',
    'links',
    'axe',
  ),
  '2.4.3': supports(
    'The Tab key follows the columns and rows of every page, at three sizes of window. Where a column moves, as at the foot of the page, browsers without reading-flow keep the order of phones, which is sensible too.',
    'tabOrder',
  ),
  '2.4.5': supports(
    'Every page is led to from its list and from at least one other page; the foot of every page leads to all kinds of them.',
    'twoWays',
    'sameLinks',
  ),
  '2.4.6': supports(
    'The headings of each page were read as a list, by themselves, and are kept so. Fields are heard with their labels and hints.',
    'outline',
    'landmarkNames',
    'listenFields',
  ),
  '2.4.7': supports(
    'Each stop shows a ring that it has not otherwise, with a contrast of 3:1 to its ground.',
    'tabOrder',
  ),
  '2.4.11': supports(
    'Whatever takes the focus is scrolled clear of the header, of the bar on phones and of notices.',
    'tabbing',
    'noticeClear',
    'anchors',
  ),
  '2.5.1': supports(
    'Nothing asks for two fingers or for a path; swiping is never the only way.',
    'tapSection',
    'tapViewer',
    'tapNotice',
  ),
  '2.5.2': supports(
    'Links, buttons and the menu act when the pointer is let go over them. A list of choices opens at the press, as the platform’s own does, and nothing is chosen before the pointer is let go.',
    'letGo',
    'dropdownTap',
  ),
  '2.5.3': supports('What is seen on a control is part of its name.', 'headerNames', 'audit', 'listenMenu'),
  '2.5.4': doesNotApply(
    'Nothing listens to the motion of the device; the policy shuts its sensors.',
    'noSensors',
  ),
  '2.5.7': supports(
    'What can be dragged or swiped, the section through the plant room, the pictures of a project and a notice, is moved by a tap and by keys.',
    'tapSection',
    'tapViewer',
    'tapNotice',
    'keySection',
  ),
  '2.5.8': supports(
    'On a phone a square of 24 pixels around the middle of each control is its own, links within a sentence aside; controls of the header have 44. Desk width is measured by program.',
    'adaptation',
    'header',
    'dropdownTap',
    'axe',
  ),
};
