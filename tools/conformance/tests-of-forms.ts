import type { NamedTest } from './named-test.ts';

/** Forms, their faults, the dialog, dropdowns and notices. */
export const testsOfForms = {
  required: { file: 'tests/forms.spec.ts', title: '…: the required fields are marked, nothing else is' },
  faults: {
    file: 'tests/forms-faults.spec.ts',
    title: 'each faulty field says what is wrong, the first has the focus, and nothing typed is lost',
  },
  malformed: {
    file: 'tests/forms-faults.spec.ts',
    title: 'a malformed address alone is told beside the field, without a notice about missing fields',
  },
  faultsNoScript: {
    file: 'tests/forms-no-script.spec.ts',
    title: 'without JavaScript a faulty message comes back with everything typed and what is wrong',
  },
  entriesKept: {
    file: 'tests/forms-quote-entries.spec.ts',
    title: 'entries survive closing, reopening and moving between pages, and are gone once sent',
  },
  noticeRegion: {
    file: 'tests/notices.spec.ts',
    title: 'the region is there by the time a form is entered, under its exact name',
  },
  noticeTime: {
    file: 'tests/notices.spec.ts',
    title: 'a success can be read for as long as it takes: pointing at it or focusing it stops the clock',
  },
  errorStays: { file: 'tests/notices.spec.ts', title: 'an error stays until it is dismissed' },
  noticeKeys: {
    file: 'tests/notices.spec.ts',
    title: 'Alt+T leads to the notice, Escape back to the field',
  },
  noticeClear: {
    file: 'tests/notices-room.spec.ts',
    title: 'what takes the focus while a notice is shown is scrolled clear of it',
  },
  formStates: { file: 'tests/forms-axe.spec.ts', title: 'every state of the forms passes axe at … px' },
  adaptation: {
    file: 'tests/adaptation.spec.ts',
    title: '… suits small hands, large letters, still eyes and paper',
  },
  faultList: {
    file: 'tests/forms-fault-list.spec.ts',
    title: 'at … px the faults of a long form are summed up at its top, each leading to its field',
  },
  enteredOnce: {
    file: 'tests/forms-entered-once.spec.ts',
    title: 'who has begun in the dialog is known to the form of the next page',
  },
  dialogFocus: {
    file: 'tests/forms-quote.spec.ts',
    title: 'keeps the focus inside, and gives it back where it came from',
  },
  dropdownKeys: {
    file: 'tests/forms-dropdown.spec.ts',
    title: 'by keyboard: opens, moves, chooses, and Escape changes nothing',
  },
  dropdownTap: {
    file: 'tests/forms-dropdown.spec.ts',
    title: 'a tap opens it, rows are large enough, a tap chooses',
  },
} as const satisfies Record<string, NamedTest>;
