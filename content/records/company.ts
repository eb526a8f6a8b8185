// One file, longer than others, because company.yaml is one sheet: its fields, and what they must be to each other.

import { z } from 'zod';
import type { RouteName } from '../values/addresses.ts';
import { defineSingle } from './collection.ts';
import {
  county,
  day,
  given,
  https,
  list,
  origin,
  range,
  route,
  sample,
  text,
  title,
  whole,
} from './fields.ts';
import { unassignedNumber } from './specimens.ts';

export const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}( ext\. \d{1,7})?$/, {
    error: 'is no phone number; write it as (954) 555-0142, or (954) 555-0142 ext. 12',
  })
  .transform((display) => {
    const [number = '', extension] = display.split(' ext. ');
    return { display, e164: `+1${number.replace(/\D/g, '')}`, ...(extension && { extension }) };
  })
  .describe('As it is shown: (954) 555-0142, or (954) 555-0142 ext. 12. What phones dial follows from it.');

export const email = z.email({ error: 'is no e-mail address; write it as info@example.com' });

const address = z.strictObject({
  street: given('the title block'),
  city: given('the title block'),
  county,
  state: z.literal('Florida'),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, {
    error: 'is no ZIP code; write five digits in quotes, such as "33301"',
  }),
});

const delivery = z
  .discriminatedUnion(
    'mode',
    [
      z.strictObject({ mode: z.literal('here') }),
      z.strictObject({ mode: z.literal('endpoint'), url: https }),
      z.strictObject({ mode: z.literal('none'), accepted: z.boolean().optional() }),
    ],
    { error: 'is no way to receive messages; write mode: here, mode: endpoint with its url, or mode: none' },
  )
  .describe(
    'Where messages go. here: the site’s own server keeps them. endpoint: they are posted as JSON to url. none: the forms only compose an email, a text or a call; the publish check lets that pass with accepted: true.',
  );

const applications = z
  .strictObject({
    mode: z.enum(['notice', 'deliver']),
  })
  .describe(
    'What the two applications do. notice: they show their notice and send nothing, which only a sample may do. deliver: they go where messages go.',
  );

const counter = z
  .strictObject({
    script: https.describe('On a host of yours, such as https://stats.example.com/count.js.'),
    attributes: z
      .record(
        z
          .string()
          .regex(/^data-[a-z-]+$/, { error: 'is no attribute of a counter; write data- and its name' }),
        z.string(),
      )
      .optional()
      .describe('What its maker asks for beside the address, such as data-domain.'),
  })
  .optional()
  .describe(
    'A counter of visits that sets no cookie, keeps no IP address and runs on a host of yours. Left out, nothing is counted. It enters the content policy and /privacy.',
  );

/** What the law, the links of every page and a visitor in need count on. */
const kept: readonly RouteName[] = ['home', 'contact', 'privacy', 'accessibility'];

const companySchema = z.strictObject({
  sample,
  nameParts: z
    .tuple([given('the logo'), given('the logo')])
    .describe('The name in both lines of the logo; together they are name.'),
  name: given('the header'),
  legalName: given('the capability statement')
    .nullable()
    .describe('As registered with the state; null where it is the name itself.'),
  website: origin.describe('Address of the home page. Links, sitemap and statement name it.'),
  license: z.strictObject({
    title: title('the title block').describe('What the state calls the holder.'),
    number: z
      .string({
        error:
          'is missing; Florida wants it in every advertisement (s. 489.119(5)(b)): write it, or the specimen CAC0000000 until it is known',
      })
      .regex(/^(?=.*\d)[A-Z0-9][A-Z0-9 .-]+$/i, {
        error: 'is no license number; write it as the license has it, such as CAC1234567',
      })
      .describe('Stands on every page and print by s. 489.119(5)(b), Florida Statutes.'),
    class: z
      .enum(['Class A', 'Class B', 'Mechanical'])
      .describe('Class B ends at 25 tons: it covers no chillers, whose pages are then switched off.')
      .meta({ isTranslated: true }),
    qualifier: given('the title block').describe('The person whose license qualifies the company.'),
    verifyUrl: https,
  }),
  uei: z
    .string()
    .regex(/^[A-Z0-9]{12}$/, {
      error: 'is no UEI; write its 12 capital letters and digits in quotes, or null',
    })
    .nullable()
    .describe('Unique Entity ID of SAM.gov, in quotes.'),
  cage: z
    .string()
    .regex(/^[A-Z0-9]{5}$/, {
      error: 'is no CAGE code; write its 5 capital letters and digits in quotes, or null',
    })
    .nullable()
    .describe('Commercial and Government Entity code of the Defense Logistics Agency, in quotes.'),
  localCertifications: list(given('the credentials')).describe(
    'State and county certifications (Office of Supplier Diversity, county programs). Empty, /government says that there are none: a county buyer asks first.',
  ),
  phone,
  email,
  emergencyText: text(160, 'one text message').describe('What a text to the emergency line starts with.'),
  emergencyTextSpanish: text(160, 'one text message')
    .regex(/\bEmergency\b/, {
      error: 'lacks the word Emergency; keep it, so that whoever is on duty sees what the text is',
    })
    .describe('The same in Spanish; offered while promises.yaml lists Spanish.'),
  appUrl: https.describe('Where the app is downloaded.'),
  office: address,
  mailing: address
    .omit({ county: true })
    .extend({ county: county.optional(), state: given('the title block') })
    .describe('Where mail goes, in Florida or elsewhere.'),
  coordinates: z
    .strictObject({ latitude: z.number().min(24).max(31.1), longitude: z.number().min(-87.7).max(-79.9) })
    .optional()
    .describe(
      'Where the office lies, in degrees, such as { latitude: 26.12, longitude: -80.14 }: search engines put it on a map. Left out until it is known.',
    ),
  timeZone: z
    .enum(['America/New_York', 'America/Chicago'])
    .describe('IANA name, for "open now": America/Chicago in the west.'),
  projectValue: range.describe('Value of the projects, in dollars.'),
  copyrightYear: whole(1900, 2100, 'as year'),
  revision: day.describe('When the content was last revised: stands on the statement and its PDF.'),
  pagesOff: list(route)
    .refine((pages) => !pages.some((page) => kept.includes(page)), {
      error: 'names a page that every site has: home, contact, privacy and accessibility stay; take it out',
    })
    .optional()
    .describe(
      'Pages that this company has no use for, such as [chillers, chillerServices]: they leave menus, footer, sitemap, search data and the links of other pages.',
    ),
  notices: z.strictObject({ theme: z.enum(['light', 'system']) }),
  delivery,
  applications,
  counter,
  keepMessagesDays: whole(1, 3650, 'days').describe(
    'How long the site’s own server keeps a message; /privacy promises that it is deleted then.',
  ),
  offline: z
    .boolean()
    .describe(
      'Whether browsers keep a copy of the site for when there is no network. false: they drop it at their next visit.',
    ),
  securityContactUntil: day.describe(
    'Until when /.well-known/security.txt holds, a year ahead at most. Set it on only after a look at SECURITY.md.',
  ),
});

export type Company = z.output<typeof companySchema>;
export type Address = Company['office'] | Company['mailing'];

export const companyCollection = defineSingle({
  name: 'company',
  noun: 'company',
  schema: companySchema,
  references: { 'office.county': 'regions.counties' },
  faults: (company) => ({
    nameParts:
      company.nameParts.join(' ') !== company.name && 'do not make up the name; correct name or nameParts',
    license: {
      class:
        company.license.class === 'Class B' &&
        !company.pagesOff?.includes('chillers') &&
        'is no class that covers chillers; switch their pages off with pagesOff: [chillers, chillerServices], or correct the class',
    },
    counter: { script: counterElsewhere(company) },
    ...(company.sample && contactsOfSomebody(company)),
  }),
  beforePublishing: ({ delivery, applications, pagesOff, securityContactUntil: until }, today) => {
    // a researcher need not believe a contact whose day has passed (RFC 9116)
    const inDays = (Date.parse(until) - Date.parse(today)) / 86_400_000;
    return {
      delivery: {
        mode:
          delivery.mode === 'none' &&
          !delivery.accepted &&
          'is none, so that no form sends anything; write mode: here, or accepted: true beside it',
      },
      applications: {
        mode:
          applications.mode === 'notice' &&
          !(pagesOff?.includes('training') && pagesOff.includes('careers')) &&
          'is notice, so that applications say they were submitted and reach nobody; write mode: deliver, or take their pages off with pagesOff: [training, careers]',
      },
      securityContactUntil:
        inDays < 30
          ? `is ${until}, less than 30 days away; look at SECURITY.md, then write a day within the next year`
          : inDays > 366 && `is ${until}, over a year away; write a day within the next year`,
    };
  },
});

/** A counter on somebody else's host would tell them who comes; /privacy says that nobody is told. */
function counterElsewhere({ counter, website }: Company): string | undefined {
  if (!counter) return undefined;
  const [host, own] = [counter.script, website].map((address) =>
    new URL(address).hostname.replace(/^www\./, ''),
  );
  if (host === own || host?.endsWith(`.${own}`)) return undefined;
  return `lies on ${host}, which is not yours; run the counter on a host such as stats.${own}, or leave it out`;
}

function contactsOfSomebody({ phone, email, website, appUrl }: Company) {
  const elsewhere = (host = '') =>
    host !== 'example.com' &&
    `names ${host}, which may be real; while sample is true use example.com, or set sample: false`;
  return {
    phone:
      !unassignedNumber.test(phone.display) &&
      'may be somebody’s; while sample is true use a number of the form (954) 555-01xx, or set sample: false',
    email: elsewhere(email.split('@')[1]),
    website: elsewhere(new URL(website).hostname),
    appUrl: elsewhere(new URL(appUrl).hostname),
  };
}
