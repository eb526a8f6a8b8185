import { doesNotApply, type Findings, supports } from './finding.ts';

/** WCAG 3 and 4: it can be understood, and holds with different browsers and aids. */
export const understandable: Findings = {
  '3.1.1': supports(
    'Every page says that it is in English, and so does the PDF.',
    'axe',
    'valid',
    'statementPdf',
  ),
  '3.1.2': supports('The line in Spanish, where there is one, says so.', 'spanish', 'axe'),
  '3.2.1': supports(
    'The Tab key goes through every page and nothing opens, closes or leads away by the focus alone.',
    'tabOrder',
  ),
  '3.2.2': supports(
    'A choice in a list changes that field alone, and typing changes nothing else; a form is sent by its button or by Enter.',
    'dropdownKeys',
    'dropdownTap',
    'entriesKept',
  ),
  '3.2.3': supports(
    'The links of header and foot follow each other alike on every page.',
    'sameLinks',
    'helpOrder',
  ),
  '3.2.4': supports(
    'The links of header and foot have the same names on every page. A field is one record with one label wherever it is asked, and heard so.',
    'sameLinks',
    'listenFields',
  ),
  '3.2.6': supports(
    'Phone, email, quote and the page of addresses follow each other alike in the header, the foot and the bar of every page.',
    'helpOrder',
    'helpCells',
  ),
  '3.3.1': supports(
    'Each faulty field is marked and says in words what is wrong; a list at the top of a long form and a notice sum it up; the first has the focus.',
    'faults',
    'faultList',
    'malformed',
    'faultsNoScript',
    'listenFaults',
  ),
  '3.3.2': supports(
    'Each field has a label, and what is required is marked.',
    'required',
    'axe',
    'formStates',
    'listenFields',
  ),
  '3.3.3': supports('The words beside a faulty field say what to write.', 'faults', 'malformed'),
  '3.3.4': supports(
    'No form commits anyone or moves money. What is sent is checked first and comes back to be mended, with everything that was typed.',
    'faults',
    'faultsNoScript',
  ),
  '3.3.7': supports(
    'Every form is one step. Entries of the quote are kept when it is closed or the page is left, and a form that comes back holds what was typed.',
    'enteredOnce',
    'entriesKept',
    'faults',
    'faultsNoScript',
  ),
  '3.3.8': doesNotApply('Nobody signs in.', 'noSignIn'),
  '4.1.2': supports(
    'Every control says its name, role and state to three checkers in each state of each page; lists of choices, dialog and gallery are named and answer keys as such.',
    'axe',
    'formStates',
    'audit',
    'dropdownKeys',
    'faults',
    'listenPage',
    'listenMenu',
    'listenViewer',
  ),
  '4.1.3': supports(
    'Notices, a new page, a lost network and the picture that is shown are announced without taking the focus.',
    'noticeRegion',
    'announced',
    'offline',
    'galleryKeys',
    'listenMove',
    'listenViewer',
    'listenReceived',
  ),
};
