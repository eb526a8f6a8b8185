import { z } from 'zod';
import { countyNames } from './counties.ts';
import type { Picture } from './picture-type.ts';
import { type RouteName, routes } from './routes.ts';

// One file on purpose, longer than others: it is the manual of every record, to be read from top to bottom.
// Records import only the types, so that Zod stays out of the browser.

/* ---- Building blocks ---- */

const text = (max: number, place: string) =>
  z
    .string({
      error: (issue) => (issue.input === undefined ? `is missing; write the text for ${place}` : undefined),
    })
    .refine((value) => value.trim() !== '', { error: `is empty; write the text for ${place}` })
    .max(max, {
      error: ({ input }) =>
        `has ${String(input).length} characters, the limit for ${place} is ${max}; shorten it by ${String(input).length - max}`,
    });

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const exactly = <Item extends z.ZodType>(count: number, item: Item, name: string) =>
  z
    .array(item)
    .length(count, {
      error: ({ input }) =>
        `holds ${(input as unknown[]).length} ${name}, the page is drawn for ${count}; add or remove some`,
    })
    .readonly();

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'is no id; write lower-case words joined by hyphens, such as chiller-capital-repair',
});

const whole = (min: number, max: number, unit: string) =>
  z
    .int({ error: `is no whole number; write ${unit} as digits, such as ${min}` })
    .min(min, { error: `is below ${min} ${unit}; correct the number` })
    .max(max, { error: `is above ${max} ${unit}; correct the number` });

const https = z.url({
  protocol: /^https$/,
  error: 'is no https address; write it in full, such as https://example.com/page',
});

const route = z.enum(Object.keys(routes) as [RouteName, ...RouteName[]], {
  error: 'names no page; use a name from content/routes.ts, such as contact',
});

const county = z.enum(countyNames, {
  error:
    'is no Florida county as content/counties.ts spells it; copy the name from there, such as Miami-Dade',
});

/** True while the record is a stand-in. `npm run publish-check` refuses it; the page marks it as sample. */
const sample = z.boolean({
  error: 'is missing; write sample: true until the record is real, then sample: false',
});

const audience = z.enum(['government', 'commercial', 'residential'], {
  error: 'is no audience; use government, commercial or residential',
});

const picture = z.custom<Picture>((value) => typeof value === 'object' && value !== null && 'src' in value, {
  error: "is no picture; import the file with ?picture, as in import plant from './plant.png?picture'",
});

const alt = z
  .string({ error: 'is missing; describe what the picture shows for someone who cannot see it' })
  .min(20, { error: 'says too little; describe what the picture shows in 20 characters or more' })
  .max(240, { error: 'is longer than 240 characters; say what matters and move the rest to the caption' });

/** A picture with what it shows in words. */
const drawing = z.strictObject({ url: picture, alt });

const day = z.iso.date({ error: 'is no date; write year-month-day, such as 2026-11-21' });

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'is no month; write year-month, such as 2026-11' });

const time = z.iso.time({
  precision: -1,
  error: 'is no time of day; write 24-hour digits, such as 07:00 or 18:00',
});

const icon = z.enum(
  [
    'home',
    'government',
    'commercial',
    'residential',
    'projects',
    'team',
    'owner',
    'training',
    'careers',
    'partners',
    'phone',
    'tools',
    'report',
    'chiller',
    'rooftop',
    'home-system',
    'ductwork',
    'cooling-tower',
    'controls',
    'maintenance',
    'emergency',
    'repair',
    'electrical',
    'crane',
    'credential',
    'pay',
    'hours',
    'vehicle',
    'growth',
    'health',
    'leave',
  ],
  { error: 'is no icon; use one of the meanings listed for icon in content/schema.ts' },
);

/** From `min` to `max`; `isOpen` where it continues beyond `max`, shown as 2,000+. */
const range = z
  .strictObject({ min: z.number(), max: z.number(), isOpen: z.boolean().optional() })
  .refine(({ min, max }) => min < max, { error: 'runs backwards; write the smaller number as min' });

/** A title with one or two sentences under it. */
const point = z.strictObject({
  /** 40 characters: one line of a third of the sheet. */
  title: text(40, 'the line of a list'),
  text: text(160, 'the lines under it'),
});

/* ---- The company: content/company.ts ---- */

const address = z.strictObject({
  /** Street and number, or P.O. box; null while to be supplied. */
  street: text(36, 'the title block').nullable(),
  /** Null while to be supplied. */
  city: text(28, 'the title block').nullable(),
  county,
  state: z.literal('Florida'),
  zip: z
    .string()
    .regex(/^\d{5}$/, { error: 'is no ZIP code; write five digits' })
    .nullable(),
});

const openingDay = z.strictObject({
  day: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  /** Local time, 24-hour `HH:MM`; null where only the emergency line is answered. */
  open: z.strictObject({ from: time, to: time }).nullable(),
});

const rate = z.strictObject({
  /** US dollars per hour. */
  dollarsPerHour: whole(1, 1000, 'dollars'),
  /** Who works the hour. */
  who: text(40, 'the price list'),
  /** What the hour includes, so that the price can be compared. */
  includes: text(200, 'the note under the price'),
});

const pay = z
  .strictObject({
    /** US dollars per hour. */
    min: whole(15, 200, 'dollars'),
    max: whole(15, 200, 'dollars'),
    /** Whether bonuses come on top. */
    hasBonuses: z.boolean(),
  })
  .refine(({ min, max }) => min < max, { error: 'runs backwards; write the lower wage as min' });

const share = whole(1, 100, 'percent');

/** Every constant of the business, once. `null` means "to be supplied". */
export const company = z.strictObject({
  sample,
  /** The name in both words of the logo, which together are `name`. */
  nameParts: z.tuple([text(14, 'the logo'), text(14, 'the logo')]),
  name: text(28, 'the header'),
  /** As registered with the state. */
  legalName: text(48, 'the capability statement').nullable(),
  /** 40 characters: the foot of the capability statement names its host. */
  website: https.max(40, { error: 'is longer than 40 characters; write the address of the home page' }),
  license: z.strictObject({
    /** What the state calls the holder. */
    title: text(40, 'the title block'),
    /** Must stand on every page and print by s. 489.119(5)(b), Florida Statutes. */
    number: z
      .string()
      .regex(/^C[AM]C\d{6,7}$/, {
        error: 'is no Florida license number; write it as CAC or CMC and its digits',
      })
      .nullable(),
    /** Class A or mechanical: Class B ends at 25 tons, far below our chillers. */
    class: z
      .enum(['Class A', 'Mechanical'], {
        error: 'is no class that covers chillers; it must be Class A or Mechanical',
      })
      .nullable(),
    /** The person whose license qualifies the company. */
    qualifier: text(40, 'the title block').nullable(),
    verifyUrl: https,
  }),
  /** Unique Entity ID of SAM.gov. */
  uei: z
    .string()
    .regex(/^[A-Z0-9]{12}$/, { error: 'is no UEI; write its 12 capital letters and digits, or null' })
    .nullable(),
  /** Commercial and Government Entity code of DLA. */
  cage: z
    .string()
    .regex(/^[A-Z0-9]{5}$/, { error: 'is no CAGE code; write its 5 capital letters and digits, or null' })
    .nullable(),
  phone: z
    .strictObject({
      display: z
        .string()
        .regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: 'is no phone number; write it as (954) 555-0142' }),
      e164: z.string().regex(/^\+1\d{10}$/, { error: 'is no phone number; write it as +19545550142' }),
    })
    .refine(({ display, e164 }) => `+1${display.replace(/\D/g, '')}` === e164, {
      error: 'holds two different numbers; make e164 the digits of display after +1',
    }),
  email: z
    .email({ error: 'is no e-mail address; write it as info@example.com' })
    .max(32, { error: 'is longer than 32 characters; the capability statement has no room for it' }),
  /** The message that an emergency text starts with. */
  emergencyText: text(160, 'one text message'),
  /** Where the app is downloaded. */
  appUrl: https,
  office: address,
  mailing: address,
  /** IANA name, for "open now". */
  timeZone: z.string(),
  hours: exactly(7, openingDay, 'days'),
  emergency: z.strictObject({
    /** Hours from call to crew on site. */
    commercialHours: whole(1, 48, 'hours'),
    governmentHours: whole(1, 48, 'hours'),
    residential: text(20, 'the emergency banner'),
    /** When the line is answered. */
    line: text(20, 'the emergency banner'),
    /** The condition that stands beside the promise wherever it is made. */
    conditions: text(120, 'the note beside the promise'),
    lifeSafety: text(80, 'the note beside the promise'),
    textRates: text(120, 'the note beside the text button'),
  }),
  /** When a visit that is no emergency is made. */
  routineResponse: text(30, 'the service agreement'),
  quoteHours: whole(1, 168, 'hours'),
  trainingReplyHours: whole(1, 168, 'hours'),
  careersReplyHours: whole(1, 168, 'hours'),
  bonding: z
    .strictObject({
      /** US dollars. */
      single: whole(1, 99_900_000, 'dollars'),
      aggregate: whole(1, 99_900_000, 'dollars'),
      /** What a performance bond adds to the project cost. */
      performanceBondPercent: z.number().positive().max(15),
      /** Name and A.M. Best rating of the surety. */
      surety: text(40, 'the nameplate').nullable(),
    })
    .refine(({ single, aggregate }) => single <= aggregate, {
      error: 'lets one project exceed the aggregate; correct single or aggregate',
    }),
  warranty: z.strictObject({
    /** Ours, on workmanship and labor. */
    laborYears: whole(1, 20, 'years'),
    /** The maker's, at most. */
    compressorYears: whole(1, 20, 'years'),
  }),
  maintenance: z.strictObject({
    /** Included with a major installation. */
    includedYears: whole(1, 10, 'years'),
    visitsPerYear: whole(1, 12, 'visits'),
  }),
  financing: z.strictObject({
    /** The longest term. */
    years: whole(1, 30, 'years'),
    hasPrepaymentPenalty: z.boolean(),
    /** Regulation Z: a stated period calls for the lender, rate and an example. */
    lender: text(60, 'the financing note').nullable(),
  }),
  rates: z.strictObject({ privateTechnician: rate, privateHelper: rate, governmentTechnician: rate }),
  pay: z.strictObject({ technician: pay, apprentice: pay, supervisor: pay }),
  /** Who owns how many percent; the team records refer to it. */
  ownership: z.strictObject({
    president: share,
    contracts: share,
    operations: share,
    chillers: share,
    controls: share,
  }),
  /** US dollars per project. */
  projectValue: range,
  copyrightYear: whole(2000, 2100, 'as year'),
  homeState: z.literal('Florida'),
  /** How many counties the state license covers. */
  countyCount: whole(1, 67, 'counties'),
  /** Where the emergency hours hold without a word on travel. */
  homeCounties: list(county),
  /** When the content was last revised: stands on the statement and its PDF. */
  revision: day,
  notices: z.strictObject({ theme: z.enum(['light', 'system']) }),
  /** Where forms are posted as JSON; absent, nothing leaves the page. */
  endpoint: https.optional(),
});

/* ---- Navigation and places ---- */

/** A page of content/routes.ts. */
export const page = z.strictObject({
  path: z.string().regex(/^\/([a-z-]+(\/[a-z-]+)*)?$/, {
    error: 'is no path; write a slash and lower-case words joined by hyphens, such as /warranty',
  }),
  /** The number in the title block. */
  sheet: z
    .string()
    .regex(/^M-\d{3}$/, { error: 'is no sheet number; write M, hyphen, three digits, such as M-104' }),
  label: text(24, 'a line of the menu'),
  /** The company name follows it. */
  title: text(64, 'the title of a search result'),
  description: text(170, 'the description of a search result'),
});

export const navigationItem = z.strictObject({
  route,
  href: z.string().startsWith('/'),
  label: text(24, 'a cell of the header'),
  icon,
});

export const region = z.strictObject({
  /** The number on the map. */
  number: whole(1, 8, 'as region'),
  name: text(20, 'the list of regions'),
  counties: list(z.string()),
});

/** A kind of commercial building. */
export const market = z.strictObject({
  id,
  name: text(20, 'the heading of a market'),
  text: text(200, 'the lines under it'),
  /** When we work there without closing it. */
  workWindow: text(40, 'the line at the foot'),
  drawing,
});

/* ---- Status and codes ---- */

export const naicsCode = z.strictObject({
  code: z.string().regex(/^\d{6}$/, {
    error: ({ input }) =>
      `"${input}" has ${String(input).length} characters; a NAICS code has six digits, such as 238220`,
  }),
  /** Word for word as in NAICS 2022. */
  title: text(72, 'the NAICS table'),
  /** SBA size standard: average annual receipts in US dollars. */
  sizeStandard: whole(1_000_000, 100_000_000, 'dollars'),
  work: text(90, 'the last column of the NAICS table'),
  isPrimary: z.boolean(),
});

export const credential = z
  .strictObject({
    id,
    name: text(40, 'the credentials table'),
    /** The short form for badges, where there is one. */
    shortName: text(18, 'a badge'),
    /** What the letters mean, for the first use on a page. */
    longName: text(80, 'a tooltip').optional(),
    kind: z.enum(['license', 'registration', 'set-aside', 'experience']),
    /** Only `held` may look like a badge. */
    status: z.enum(['held', 'in-process', 'experience'], {
      error: 'is no status; use held, in-process or experience',
    }),
    issuer: text(60, 'the credentials table').nullable(),
    /** The day it was granted or the month for which the status is stated; null while to be supplied. */
    date: z.union([day, month], { error: 'is no date; write 2026-11-21 or 2026-11' }).nullable(),
    /** 72 characters: two lines of the capability statement. */
    statement: text(72, 'the credentials table'),
    /** Where a stranger can check it. */
    verify: z.strictObject({ label: text(40, 'the credentials table'), url: https }).nullable(),
  })
  .refine(({ status, verify }) => status !== 'held' || verify !== null, {
    path: ['verify'],
    error: 'is missing; what is held needs a place to check it',
  })
  .refine(({ status, date }) => status !== 'in-process' || date !== null, {
    path: ['date'],
    error: 'is missing; say for which month "in process" is true, such as 2026-11',
  });

/* ---- Services ---- */

/** A card of the home page. */
export const service = z.strictObject({
  id,
  title: text(28, 'the heading of a service card'),
  description: text(130, 'a service card'),
  icon,
  /** The page that says more; without one the card is no link. */
  route: route.optional(),
  /** Spans two columns on medium screens. */
  variant: z.literal('featured').optional(),
});

/** A row of the equipment schedule. */
export const equipment = z.strictObject({
  id,
  /** Equipment mark on our drawings. */
  tag: z
    .string()
    .regex(/^[A-Z]{1,3}-\d$/, { error: 'is no equipment mark; write letters, hyphen, digit, such as CH-1' }),
  name: text(40, 'the equipment column'),
  group: z.enum(['cooling-plant', 'water-side', 'air-side', 'houses', 'every-building']),
  /** Tons of cooling, or words where tons do not measure it. */
  capacity: z.union([
    z.strictObject({ tons: range, sample }),
    z.strictObject({ words: text(30, 'the capacity column') }),
  ]),
  work: text(90, 'the work column'),
  audiences: list(audience),
  /** The page that says more, the place on it where there is one, and what the row calls it. */
  route,
  hash: text(40, 'an address').optional(),
  destination: text(18, 'the last column'),
});

export const equipmentGroup = z.strictObject({ id, name: text(24, 'the group column'), drawing });

/* ---- Projects ---- */

const galleryPhoto = z.strictObject({
  url: picture,
  alt,
  caption: text(130, 'the caption of the gallery'),
});

export const project = z
  .strictObject({
    id,
    sample,
    /** Sheet of the drawing set. */
    sheet: z
      .string()
      .regex(/^P-\d+$/, { error: 'is no project sheet; write P, hyphen, number, such as P-6' }),
    title: text(60, 'the project heading'),
    /** Kind of building and county; the customer is named only with consent. */
    location: text(60, 'the title block'),
    /** Sector and kind of work. */
    type: text(40, 'the title block'),
    audience,
    /** Who owns the building, by kind. */
    customerType: text(40, 'the project list'),
    /** Our part in the contract. */
    role: text(40, 'the project list'),
    /** Kind of equipment, for the filter of the project list. */
    equipment: z.enum(['chillers', 'rooftop-units', 'cooling-towers', 'vrf']),
    /** What was worked on. */
    plant: text(40, 'the title block'),
    /** Tons of cooling. */
    tonnage: whole(1, 100_000, 'tons'),
    /** Tons of heat rejection of a tower are not tons of a machine: they are not drawn on one scale. */
    tonnageOf: z.enum(['cooling', 'heat rejection']),
    /** Weeks from first to last day on site. */
    duration: whole(1, 520, 'weeks'),
    /** Year of completion. */
    year: whole(2000, 2100, 'as year'),
    /** US dollars, as a band inside the company's range of project values. */
    valueBand: range,
    description: text(220, 'the project card'),
    features: list(text(60, 'a line of the project card')),
    picture: drawing,
    hasGallery: z.boolean().optional(),
    galleryPhotos: list(galleryPhoto).optional(),
  })
  .refine(({ hasGallery, galleryPhotos }) => Boolean(hasGallery) === Boolean(galleryPhotos?.length), {
    path: ['hasGallery'],
    error: 'and galleryPhotos disagree; set hasGallery: true and list the photos, or leave out both',
  });

/** A project that the capability statement names: what it shows there is shorter, so that three fit its sheet. */
export const pastProject = project.safeExtend({
  title: text(40, 'the capability statement'),
  location: text(30, 'the capability statement'),
  customerType: text(28, 'the capability statement'),
  role: text(28, 'the capability statement'),
});

/** One sentence of a list: quality standards, training outcomes. */
export const statement = z.strictObject({ id, text: text(100, 'a line of the list') });

/* ---- People ---- */

export const teamMember = z.strictObject({
  id,
  sample,
  name: text(28, 'the name of a card'),
  role: text(40, 'the line under the name'),
  group: z.enum(['leadership', 'specialist']),
  /** Percent of the company; null for employees. */
  ownership: share.nullable(),
  /** Paragraphs, split on blank lines. */
  fullDescription: text(700, 'the biography'),
  achievements: list(text(90, 'a line of achievements')),
  icon,
  /** A portrait, or null until there is one. */
  imageUrl: picture.nullable(),
});

/** An independent firm that works with us. */
export const strategicPartner = z.strictObject({
  id,
  sample,
  name: text(30, 'the partner column'),
  work: text(80, 'the work column'),
  /** Printed once the firm agrees. */
  company: text(60, 'the name column').nullable(),
  license: text(30, 'the name column').nullable(),
});

export const testimonial = z.strictObject({
  id,
  sample,
  /** The speaker: by kind and place until a real person consents. */
  name: text(40, 'the name under the quotation'),
  role: text(50, 'the line under the name'),
  text: text(220, 'the quotation'),
  rating: z.literal(5, {
    error: ({ input }) =>
      `is ${input}; the page shows selected five-star reviews: use 5 or leave the review out`,
  }),
  /** Years with the company; employees only. */
  years: whole(1, 60, 'years').optional(),
});

/* ---- Training and careers ---- */

export const program = z.strictObject({
  id,
  title: text(28, 'the program heading'),
  description: text(90, 'the lines under it'),
  /** Weeks. */
  duration: whole(1, 52, 'weeks'),
  topics: exactly(4, text(36, 'a line of topics'), 'topics'),
});

export const certification = z.strictObject({
  id,
  name: text(36, 'the card column'),
  /** Who examines: a card belongs to a person who passed, not to a company. */
  examiner: text(60, 'the examiner column'),
  note: text(100, 'the line under the examiner'),
  /** Ids of the programs that prepare for it. */
  preparedIn: list(id),
});

export const position = z.strictObject({
  /** Also the value of the form's dropdown. */
  id: z.enum(['technician', 'apprentice', 'supervisor']),
  sample,
  title: text(30, 'the position heading'),
  level: text(20, 'the line over the heading'),
  pay,
  terms: text(60, 'the line under the pay'),
  requirements: list(text(70, 'a line of requirements')),
  responsibilities: list(text(70, 'a line of responsibilities')),
  applyLabel: text(40, 'the apply link'),
});

/** A step of the career path, with what opens the way to it. */
export const careerStep = z.strictObject({
  id,
  title: text(20, 'a node of the path'),
  position: z.enum(['technician', 'apprentice', 'supervisor']),
  text: text(90, 'the lines under the node'),
  /** What has to be shown first; null for the first step. */
  opensWith: text(90, 'the valve before the node').nullable(),
});

/* ---- Subcontractors ---- */

const required = z.enum(['always', 'public', 'no'], {
  error: 'is no requirement; use always, public (on public jobs) or no',
});

export const trade = z.strictObject({
  id,
  sample,
  name: text(24, 'the trade column'),
  scope: text(80, 'the line under the trade'),
  /** What the firm has to bring besides papers. */
  requirements: list(text(80, 'a line of requirements')),
  /** Which papers it shows, by the columns of the matrix. */
  papers: z.strictObject({
    license: required,
    liability: required,
    compensation: required,
    osha: required,
    equipment: required,
    payroll: required,
  }),
});

/** One reason with a figure. */
export const reason = z.strictObject({
  id,
  figure: text(12, 'the figure'),
  title: text(40, 'the line beside the figure'),
  text: text(110, 'the lines under it'),
});

/** A titled entry of a list: benefits, qualifications, readiness, guarantees … */
export const entry = point.extend({ id, sample: sample.optional() });

/* ---- Chillers ---- */

const chillerTypeId = z.enum(['air-cooled', 'water-cooled', 'screw']);

export const chillerType = z.strictObject({
  id: chillerTypeId,
  name: text(20, 'the type heading'),
  /** Screw is a compressor type, found in air- and water-cooled machines. */
  kind: z.enum(['heat rejection', 'compressor']),
  /** Typical tons of cooling. */
  tons: range,
  text: text(220, 'the lines under it'),
  /** Answers to the questions of content/chillers.ts, in their order. */
  answers: list(text(60, 'a cell of the table')),
});

export const industry = z.strictObject({
  id,
  name: text(24, 'the industry column'),
  load: text(80, 'the load column'),
  marks: z.strictObject({
    'air-cooled': z.enum(['usual', 'seen', 'rare']),
    'water-cooled': z.enum(['usual', 'seen', 'rare']),
    screw: z.enum(['usual', 'seen', 'rare']),
  }),
});

/** A part of the chiller specification. */
export const chillerService = z.strictObject({
  id,
  number: whole(1, 7, 'as part'),
  /** Planned along the life of a machine, or at any time. */
  isPlanned: z.boolean(),
  title: text(16, 'the part heading'),
  /** The few words beside the part on the chillers page. */
  summary: text(32, 'the service line'),
  text: text(150, 'the lines under the heading'),
  /** Numbered 1.1, 1.2 … by the page. */
  clauses: exactly(2, text(110, 'a clause'), 'clauses'),
  /** What is handed over on paper. */
  receive: text(100, 'the last clause'),
  photo: galleryPhoto,
});

/* ---- Promises ---- */

/** A row of the service agreement. */
export const serviceLevel = z.strictObject({
  id,
  title: text(24, 'the row heading'),
  text: text(110, 'the lines under it'),
  /** Hours from the call; null for a promise in days. */
  hours: whole(1, 168, 'hours').nullable(),
  promise: text(40, 'the end of the bar'),
});

export const guarantee = z.strictObject({
  id,
  /** Years; the length of the line. */
  years: whole(1, 30, 'years'),
  isAtMost: z.boolean(),
  title: text(40, 'the line heading'),
  text: text(120, 'the lines under it'),
  /** Who stands behind it. */
  giver: text(24, 'the line heading'),
});

export const financing = z.strictObject({
  title: text(30, 'the heading'),
  text: text(160, 'the paragraph'),
  conditions: text(160, 'the note'),
  action: text(30, 'the link'),
});

/** Limits so that one A4 page holds all of it at 8.5 pt; tools/statement/capability-pdf.test.ts proves it with the longest texts. */
export const capabilityStatement = z.strictObject({
  overview: text(156, 'the top of the statement'),
  competencies: exactly(
    6,
    z.strictObject({ id, title: text(20, 'a keynote'), text: text(50, 'the lines under it') }),
    'competencies',
  ),
  differentiators: exactly(
    5,
    z.strictObject({ id, figure: text(5, 'the figure'), text: text(100, 'the lines beside it') }),
    'differentiators',
  ),
  /** Name of the person who answers; null while to be supplied. */
  contactName: text(32, 'the point of contact').nullable(),
  naicsNote: text(120, 'the note under the NAICS codes'),
  pastPerformanceNote: text(110, 'the note under past performance'),
});

/* ---- Forms ---- */

const option = z.strictObject({
  value: z.string().min(1, { error: 'is empty; a dropdown entry needs a value' }),
  label: text(60, 'a line of the dropdown'),
});

const field = z.strictObject({
  label: text(40, 'the label over the field'),
  /** A line under the field. */
  hint: text(90, 'the line under the field').optional(),
  /** Said beside the field when it is left empty. */
  missing: text(60, 'the line under the field').optional(),
  /** Said beside the field when what it holds is no email address or phone number. */
  malformed: text(60, 'the line under the field').optional(),
  /** What an unchosen dropdown shows. */
  placeholder: text(30, 'the dropdown').optional(),
  options: list(option).optional(),
});

const notice = z.strictObject({ title: text(50, 'the notice'), text: text(120, 'the notice') });

/** A form: what its fields are called and what its notices say. */
export const form = z.strictObject({
  title: text(40, 'the heading of the form'),
  /** The number in its corner, for forms that are a sheet of their own. */
  sheet: z
    .string()
    .regex(/^F-\d+$/, { error: 'is no form number; write F, hyphen, number, such as F-503' })
    .optional(),
  fields: z.record(z.string(), field),
  /** Shown over the button. */
  requiredNote: text(60, 'the note over the button'),
  missing: notice,
  success: notice,
});

/** What every form says alike. */
export const formWords = z.strictObject({
  /** Over the title of a form that is a sheet of its own. */
  kind: text(20, 'the head of the form'),
  /** Follows the label of a field that may stay empty. */
  optional: text(12, 'the label over the field'),
  /** The label of the field that only machines fill in. */
  trap: text(40, 'the label of the trap'),
  /** The button of an application. */
  apply: text(24, 'the button'),
  sending: text(24, 'the button'),
  retrying: text(24, 'the button'),
  /** The way past the form: for whoever has no JavaScript, or would rather not type. */
  direct: text(60, 'the foot of the form'),
  /** Shown when the endpoint did not take the message. */
  failure: notice,
  offline: notice,
  failureMail: text(40, 'the link'),
  failureText: text(40, 'the link'),
  failureCall: text(40, 'the link'),
  close: text(20, 'the button of the dialog'),
  dismiss: text(20, 'the button of the notice'),
  /** The name of the region that holds the notices. */
  notices: z.literal('Notifications'),
});

export const contactCardVariant = z.strictObject({
  title: text(40, 'the heading of the card'),
  note: text(140, 'the note under the heading'),
  /** Asks whoever cannot wait to call; the number follows. */
  urgent: text(60, 'the note under the heading').optional(),
  submit: text(24, 'the button'),
});

export type Address = z.infer<typeof address>;
export type Audience = z.infer<typeof audience>;
export type CapabilityStatement = z.infer<typeof capabilityStatement>;
export type CareerStep = z.infer<typeof careerStep>;
export type Certification = z.infer<typeof certification>;
export type ChillerService = z.infer<typeof chillerService>;
export type ChillerType = z.infer<typeof chillerType>;
export type Company = z.infer<typeof company>;
export type ContactCardVariant = z.infer<typeof contactCardVariant>;
export type Credential = z.infer<typeof credential>;
export type Drawing = z.infer<typeof drawing>;
export type Entry = z.infer<typeof entry>;
export type Equipment = z.infer<typeof equipment>;
export type EquipmentGroup = z.infer<typeof equipmentGroup>;
export type Field = z.infer<typeof field>;
export type Financing = z.infer<typeof financing>;
export type Form = z.infer<typeof form>;
export type FormWords = z.infer<typeof formWords>;
export type GalleryPhoto = z.infer<typeof galleryPhoto>;
export type Guarantee = z.infer<typeof guarantee>;
export type IconName = z.infer<typeof icon>;
export type Industry = z.infer<typeof industry>;
export type Market = z.infer<typeof market>;
export type NaicsCode = z.infer<typeof naicsCode>;
export type NavigationItem = z.infer<typeof navigationItem>;
export type Notice = z.infer<typeof notice>;
export type OpeningDay = z.infer<typeof openingDay>;
export type Page = z.infer<typeof page>;
export type Pay = z.infer<typeof pay>;
export type Position = z.infer<typeof position>;
export type Program = z.infer<typeof program>;
export type Project = z.infer<typeof project>;
export type Range = z.infer<typeof range>;
export type Reason = z.infer<typeof reason>;
export type Region = z.infer<typeof region>;
export type Service = z.infer<typeof service>;
export type ServiceLevel = z.infer<typeof serviceLevel>;
export type Statement = z.infer<typeof statement>;
export type StrategicPartner = z.infer<typeof strategicPartner>;
export type TeamMember = z.infer<typeof teamMember>;
export type Testimonial = z.infer<typeof testimonial>;
export type Trade = z.infer<typeof trade>;
