import { company } from 'records:company';
import { credentials } from 'records:credentials';
import { promises } from 'records:promises';
import { statusWords } from '../facts/credentials.ts';
import {
  copyright,
  licenseNumber,
  licenseShort,
  mailingLines,
  officeLines,
  womanOwned,
} from '../facts/identity.ts';
import { lifeSafety, officeHours } from '../facts/promises.ts';
import { abbreviations } from './abbreviations.ts';

/** The license has its own cell; everything else that the company holds, has applied for, or has done, each under its status. */
const statusBadges = (['held', 'in-process', 'experience'] as const)
  .map((status) => ({
    status,
    word: statusWords[status],
    names: credentials
      .filter((credential) => credential.kind !== 'license' && credential.status === status)
      .map(({ shortName }) => shortName)
      .join(', '),
  }))
  .filter(({ names }) => names);

/** The words of what every page shares: header, menu, bar, footer, error screen. */
export const shell = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menuNavigation: 'Sheet index',
  /** A phone shows the last word under the icon; assistive technology calls it by the full name. */
  app: 'Download App',
  quote: 'Get Quote',
  menu: 'Menu',
  menuTitle: 'Sheet index',
  menuNumber: 'No.',
  menuEmergency: `Emergency line open ${promises.emergency.line}: ${company.phone.display}`,
  license: licenseShort,
  bar: { label: 'Quick contact', call: 'Call', text: 'Text', quote: 'Quote', email: 'Email', apply: 'Apply' },
  footer: {
    about: `Air conditioning contractor for public buildings, businesses and homes in Florida. Woman-owned, ${womanOwned}.`,
    license: [
      { term: 'Florida license no.', meaning: null, value: licenseNumber },
      ...code('UEI', company.uei),
      ...code('CAGE', company.cage),
    ],
    qualifier: { term: 'Qualifier', value: company.license.qualifier },
    services: 'Services',
    company: 'Company',
    office: 'Office',
    officeLines,
    mail: 'Mail',
    mailLines: mailingLines,
    contact: 'Call or write',
    hours: officeHours,
    appLead: 'Emergency service from your phone,',
    appText: 'with photos of the unit and its nameplate.',
    appSafety: lifeSafety,
    site: 'About this site',
    credentials: 'Credentials',
    badges: statusBadges,
    sample: 'Sample content: names, people, numbers and customers, until the owner supplies real ones.',
    copyright,
    sheetTitle: 'Sheet title',
    sheetNumber: 'Sheet',
  },
  offline: 'You are offline: call and text still work',
  error: {
    title: 'Unexpected Application Error!',
    help: `The rest of the site still works. To reach us now, call ${company.phone.display}.`,
    home: 'Return to Home',
  },
} as const;

/** What the clock says beside the hours; `{time}` is the closing time. */
export const openNow = {
  open: 'Open now, {day} until {time}',
  closed: 'Office closed now, emergency line open',
} as const;

/** The cell of a code; none where the company has no such code. */
function code(term: 'UEI' | 'CAGE', value: string | null) {
  return value === null ? [] : [{ term, meaning: abbreviations[term], value }];
}
