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
  ),
  '3.3.2': supports(
    'Each field has a label, and what is required is marked.',
    'required',
    'axe',
    'formStates',
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
  ),
  '4.1.3': supports(
    'Notices, a new page, a lost network and the picture that is shown are announced without taking the focus.',
    'noticeRegion',
    'announced',
    'offline',
    'galleryKeys',
  ),
};
