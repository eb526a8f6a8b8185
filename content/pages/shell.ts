import { abbreviations } from '../abbreviations.ts';
import { company } from '../company.ts';
import { credentials } from '../credentials.ts';
import {
  cage,
  copyright,
  licenseNumber,
  licenseShort,
  mailingLines,
  officeHours,
  officeLines,
  qualifier,
  uei,
  womanOwned,
} from '../facts.ts';

const statusWords = { held: 'held', 'in-process': 'in process', experience: 'experience' } as const;

/** The license has its own cell; everything else that the company holds, has applied for, or has done. */
const statusBadges = credentials
  .filter(({ kind }) => kind !== 'license')
  .map(({ status, shortName }) => ({ status, text: `${shortName}: ${statusWords[status]}` }));

/** The words of what every page shares: header, menu, bar, footer, error screen. */
export const shell = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menuNavigation: 'Sheet index',
  app: 'Download App',
  quote: 'Get Quote',
  menu: 'Menu',
  menuTitle: 'Sheet index',
  menuNumber: 'No.',
  menuEmergency: `Emergency line open ${company.emergency.line}: ${company.phone.display}.`,
  license: `${licenseShort}.`,
  bar: { label: 'Quick contact', call: 'Call', text: 'Text', quote: 'Quote', email: 'Email', apply: 'Apply' },
  footer: {
    about: `Air conditioning contractor for public buildings, businesses and homes in Florida. Woman-owned, ${womanOwned}.`,
    license: [
      { term: 'Florida license', meaning: null, value: `Certified contractor no.: ${licenseNumber}` },
      { term: 'Qualifier', meaning: null, value: qualifier },
      { term: 'UEI', meaning: abbreviations.UEI, value: uei },
      { term: 'CAGE', meaning: abbreviations.CAGE, value: cage },
    ],
    services: 'Services',
    company: 'Company',
    office: 'Office',
    officeLines,
    mail: 'Mail',
    mailLines: mailingLines,
    contact: 'Call or write',
    hours: officeHours,
    appTitle: 'App',
    appText: 'Ask for emergency service from your phone, with photos of the unit and its nameplate.',
    appLink: 'Download the app',
    credentials: 'Credentials',
    badges: statusBadges,
    sample: 'Sample content: names, people, numbers and customers, until the owner supplies real ones.',
    copyright,
    sheetTitle: 'Sheet title',
    sheetNumber: 'Sheet',
  },
  error: {
    title: 'Unexpected Application Error!',
    help: `The rest of the site still works. To reach us now, call ${company.phone.display}.`,
    home: 'Return to Home',
  },
} as const;

/** What the clock says beside the hours; `{time}` is the closing time. */
export const openNow = {
  open: 'Open now, until {time}',
  closed: 'Office closed now, emergency line open',
} as const;
