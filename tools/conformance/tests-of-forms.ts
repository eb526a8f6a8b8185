import type { NamedTest } from './named-test.ts';

/** Forms, their faults, the dialog, dropdowns and notices. */
export const testsOfForms = {
  required: {
    file: 'tests/forms/every-form.spec.ts',
    title: 'the required fields are marked, nothing else is',
  },
  faults: {
    file: 'tests/forms/every-form.spec.ts',
    title: 'empty, every fault is told beside its field and in a list that leads there',
  },
  malformed: {
    file: 'tests/forms/every-form.spec.ts',
    title: 'a malformed address alone is told beside the field, without a notice about missing fields',
  },
  faultsNoScript: {
    file: 'tests/forms/no-script.spec.ts',
    title: 'without JavaScript a faulty message comes back with everything typed and what is wrong',
  },
  entriesKept: {
    file: 'tests/forms/dialog.spec.ts',
    title: 'entries survive closing, reopening and moving between pages, and are stored nowhere',
  },
  noticeRegion: {
    file: 'tests/forms/every-form.spec.ts',
    title: 'the region of the notices is there by the time it is entered, under its exact name',
  },
  noticeTime: {
    file: 'tests/forms/notices.spec.ts',
    title: 'a success can be read for as long as it takes: pointing at it or focusing it stops the clock',
  },
  errorStays: { file: 'tests/forms/notices.spec.ts', title: 'an error stays until it is dismissed' },
  noticeKeys: {
    file: 'tests/forms/notices.spec.ts',
    title: 'Alt+T leads to the notice, Escape back to the field',
  },
  noticeClear: {
    file: 'tests/forms/notices.spec.ts',
    title: 'what takes the focus while a notice is shown is scrolled clear of it, and the bar stays free',
  },
  formStates: {
    file: 'tests/forms/every-form.spec.ts',
    title: 'the … form at … px asks, names its faults, keeps what was typed, and answers',
  },
  adaptation: {
    file: 'tests/adaptation.spec.ts',
    title: '… suits small hands, large letters, still eyes and paper',
  },
  faultList: {
    file: 'tests/forms/every-form.spec.ts',
    title: 'what is mended is told no more, and the notice goes with the last fault',
  },
  enteredOnce: {
    file: 'tests/forms/entries.spec.ts',
    title: 'who has begun in the dialog is known to the form of the next page',
  },
  dialogFocus: {
    file: 'tests/forms/dialog.spec.ts',
    title: 'opens as a modal, keeps the focus inside, and gives it back where it came from',
  },
  dropdownKeys: {
    file: 'tests/forms/dropdown.spec.ts',
    title: 'by keyboard: opens, moves, chooses, and Escape changes nothing',
  },
  dropdownTap: {
    file: 'tests/forms/dropdown.spec.ts',
    title: 'a tap opens it, rows are large enough, a tap chooses',
  },
} as const satisfies Record<string, NamedTest>;
