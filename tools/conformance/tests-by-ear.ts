import type { NamedTest } from './named-test.ts';

/** What a screen reader says: decision 015. */
export const testsByEar = {
  listenPage: {
    file: 'lab/listening/pages.spec.ts',
    title: '… says where one is, and everything by its name',
  },
  listenMenu: {
    file: 'lab/listening/pages.spec.ts',
    title: 'on a phone the menu button, the menu and the bar say what they are',
  },
  listenMap: {
    file: 'lab/listening/parts.spec.ts',
    title: 'the map says what it shows, and every region with its counties is a list',
  },
  listenOwners: {
    file: 'lab/listening/parts.spec.ts',
    title: 'the ownership bar is a list of owners, each with a share',
  },
  listenTons: {
    file: 'lab/listening/parts.spec.ts',
    title: 'the ton scale says the range of every type beside its drawing',
  },
  listenHours: {
    file: 'lab/listening/parts.spec.ts',
    title: 'the hours chart is a table that says the hours of all days',
  },
  listenFlags: {
    file: 'lab/listening/parts.spec.ts',
    title: 'a drawing with flags is described, then keyed: the number of each part before its name',
  },
  listenViewer: {
    file: 'lab/listening/parts.spec.ts',
    title: 'the viewer of pictures says which one is shown, alone, and each next one by itself',
  },
  listenMove: {
    file: 'lab/listening/parts.spec.ts',
    title: 'a page that is gone to without a full load is announced by its title',
  },
  listenFields: {
    file: 'lab/listening/forms.spec.ts',
    title: '… says of each field its label, its hint, and whether it must be filled in',
  },
  listenFaults: {
    file: 'lab/listening/forms.spec.ts',
    title: '… says what is missing at once, and at each field what to do',
  },
  listenReceived: {
    file: 'lab/listening/forms.spec.ts',
    title: 'a message that was received is announced',
  },
} as const satisfies Record<string, NamedTest>;
