import type { Range } from '../records/fields.ts';
import type { OpeningDay } from '../records/places.ts';
import type { ReplyKind } from '../records/promises.ts';
import type { Records } from '../records/records.ts';
import { uncapitalize } from '../values/format.ts';
import { hurricaneZone } from '../values/hurricane-zone.ts';
import { recordById } from './record-by-id.ts';

/**
 * A value that a sentence may name, with its unit: text, yes or no, a count, percent, dollars (`short` as $2M), a time of day
 * (`HH:MM`), a day (`YYYY-MM-DD`), names, a range; null where the records leave it open. content/facts/format-fact.ts writes each in a language.
 */
export type Fact =
  | string
  | boolean
  | null
  | { count: number }
  | { percent: number }
  | { dollars: number; isShort?: true }
  | { time: string }
  | { date: string }
  | { names: readonly string[] }
  | { range: Range; of?: 'dollars' | 'short dollars' }
  | { week: readonly OpeningDay[] };

export type Facts = Readonly<Record<string, Fact>>;

/** Every fact of the records by the name that sentences use, in groups by what they are about. */
export function factsOf(records: Records): Readonly<Record<string, Facts>> {
  return {
    'Who the company is': identity(records),
    'Where it works': places(records),
    'When it answers and comes': promised(records),
    'What it costs': prices(records),
    'What the service agreement holds': agreed(records),
    'What it is bonded and insured for': insured(records),
    'What it is registered and certified as': registered(records),
    'Whom it trains and employs': people(records),
    'What it asks of partners': partners(records),
    'How much there is': counts(records),
  };
}

function identity({ company, team }: Records): Facts {
  const { license, office } = company;
  return {
    company: company.name,
    isSample: company.sample,
    phone: company.phone.display,
    email: company.email,
    licenseTitle: license.title,
    licenseNumber: license.number,
    licenseClass: license.class,
    qualifier: license.qualifier,
    officeStreet: office.street,
    officeCounty: office.county,
    copyrightYear: String(company.copyrightYear),
    revision: { date: company.revision },
    womanOwned: { percent: womanOwnedPercent(team) },
    owners: { count: team.filter(({ group }) => group === 'leadership').length },
    people: { count: team.length },
    hasPortraits: team.some(({ imageUrl }) => imageUrl),
    keepDays: { count: company.keepMessagesDays },
    formsGo: company.delivery.mode,
    hasNotice: company.applications.mode === 'notice',
    receiver: company.delivery.mode === 'endpoint' ? new URL(company.delivery.url).host : null,
    counter: company.counter ? new URL(company.counter.script).host : null,
    isKept: company.offline,
    projectValue: { range: company.projectValue, of: 'short dollars' },
  };
}

/** The share that makes the company woman-owned, in percent. */
export function womanOwnedPercent(team: Records['team']): number {
  return team.reduce(
    (total, { isWomanOwner, ownership }) => total + (isWomanOwner ? (ownership ?? 0) : 0),
    0,
  );
}

function places({ regions, serviceArea }: Records): Facts {
  const counties = regions.reduce((total, region) => total + region.counties.length, 0);
  return {
    homeState: serviceArea.homeState,
    counties: { count: counties },
    homeCounties: { names: serviceArea.homeCounties },
    hurricaneZone: { names: hurricaneZone },
    otherCounties: { count: counties - serviceArea.homeCounties.length },
    regions: { count: regions.length },
  };
}

function promised({ hours, promises, team }: Records): Facts {
  const { emergency, maintenance, replies } = promises;
  const { home } = emergency;
  const open = hours.days.filter((day) => day.open !== null).map(({ day }) => day);
  const span = hours.days.findLastIndex((day) => day.open) - hours.days.findIndex((day) => day.open) + 1;
  const answers = (Object.keys(replies) as (ReplyKind | 'everyDay')[])
    .filter((kind): kind is ReplyKind => kind !== 'everyDay')
    .flatMap((kind) => {
      const { name, role, shortRole } = recordById(
        'team',
        team,
        replies[kind].by,
        'content/facts/dictionary.ts',
      );
      return Object.entries({
        Hours: { count: replies[kind].hours },
        Answerer: name,
        FirstName: name.split(' ')[0] ?? name,
        Role: uncapitalize(role),
        ShortRole: shortRole ?? null,
      }).map(([key, value]): [string, Fact] => [kind + key, value]);
    });
  return {
    emergencyLine: emergency.line,
    commercialHours: { count: emergency.commercialHours },
    governmentHours: { count: emergency.governmentHours },
    hasOnePromise: emergency.commercialHours === emergency.governmentHours,
    emergencyAtHome: emergency.residential,
    homeCallBy: { time: home.callBy },
    homeNightEnds: { time: home.nightEnds },
    homeArriveBy: { time: home.arriveBy },
    nightVisit: home.nightVisit,
    officeAnswers: emergency.answers.office,
    otherwiseAnswers: emergency.answers.otherwise,
    routineResponse: promises.routineResponse,
    openDays: { names: open },
    isOpenInARow: span === open.length,
    firstOpenDay: open.at(0) ?? null,
    lastOpenDay: open.at(-1) ?? null,
    isSpanishSpoken: emergency.languages.includes('Spanish'),
    isOpenEveryDay: open.length === hours.days.length,
    businessHours: { week: hours.days },
    visitsPerYear: { count: maintenance.visitsPerYear },
    homeVisitsPerYear: { count: maintenance.homeVisitsPerYear },
    ...Object.fromEntries(answers),
    isAnsweredEveryDay: replies.everyDay,
  };
}

function prices({ bonding, financing, guarantees, rates }: Records): Facts {
  const { charges, governmentTechnician, privateHelper, privateTechnician } = rates;
  const years = (id: string): Fact => ({
    count: recordById('guarantees', guarantees, id, 'content/facts/dictionary.ts').years,
  });
  const hour = privateTechnician.dollarsPerHour;
  const night = (dollars: number): Fact => ({ dollars: (dollars * (100 + charges.afterHoursPercent)) / 100 });
  return {
    technicianRate: { dollars: hour },
    helperRate: { dollars: privateHelper.dollarsPerHour },
    governmentRate: { dollars: governmentTechnician.dollarsPerHour },
    afterHoursRate: night(hour),
    governmentAfterHoursRate: night(governmentTechnician.dollarsPerHour),
    afterHoursPercent: { percent: charges.afterHoursPercent },
    isSameRate: charges.afterHoursPercent === 0,
    minimumHours: { count: charges.minimumHours },
    stepMinutes: { count: charges.stepMinutes },
    stepPrice: { dollars: (hour * charges.stepMinutes) / 60 },
    diagnosisPrice: { dollars: hour * charges.diagnosisHours },
    travelPerMile: { dollars: charges.travelDollarsPerMile },
    isTravelFree: charges.travelDollarsPerMile === 0,
    technicianIncludes: uncapitalize(privateTechnician.includes),
    helperIncludes: uncapitalize(privateHelper.includes),
    helperComes: privateHelper.who,
    governmentIncludes: uncapitalize(governmentTechnician.includes),
    hasSampleRates: rates.sample,
    laborYears: years('labor'),
    compressorYears: years('compressor'),
    maintenanceYears: years('maintenance'),
    financingYears: { count: financing.years },
    hasPrepaymentPenalty: financing.hasPrepaymentPenalty,
    ...lent(financing),
    bondSingle: { dollars: bonding.single, isShort: true },
    bondAggregate: { dollars: bonding.aggregate, isShort: true },
    bondPercent: { percent: bonding.performanceBondPercent },
    largestPremium: { dollars: (bonding.single * bonding.performanceBondPercent) / 100 },
  };
}

function lent({ lender }: Records['financing']): Facts {
  if (!lender) return { lender: null, isSampleLender: false };
  return {
    lender: lender.name,
    isSampleLender: lender.sample,
    monthlyPayment: { dollars: lender.paymentCents / 100 },
    payments: { count: lender.payments },
    principal: { dollars: lender.principal },
    downPayment: { dollars: lender.downPayment },
    apr: { percent: lender.aprPercent },
    isFixedRate: lender.isFixed,
    allPayments: { dollars: (lender.paymentCents * lender.payments) / 100 },
  };
}

function agreed({ agreement, promises }: Records): Facts {
  const { noticeDays, number, remedy, reportDays, termMonths } = agreement;
  const monthsBetween = 12 / promises.maintenance.visitsPerYear;
  return {
    agreementNumber: number,
    freeHours: { count: remedy.freeHours },
    graceDays: { count: remedy.graceDays },
    lateToEnd: { count: remedy.lateToEnd },
    reportDays: { count: reportDays },
    termMonths: { count: termMonths },
    noticeDays: { count: noticeDays },
    monthsBetweenVisits:
      Number.isInteger(monthsBetween) && monthsBetween > 1 ? { count: monthsBetween } : null,
  };
}

function insured({ bonding, insurance }: Records): Facts {
  const short = (dollars: number): Fact => ({ dollars, isShort: true });
  return {
    surety: bonding.surety,
    letterDays: { count: bonding.letterDays },
    insurer: insurance.insurer,
    liabilityOccurrence: short(insurance.liability.occurrence),
    liabilityAggregate: short(insurance.liability.aggregate),
    auto: short(insurance.auto),
    umbrella: insurance.umbrella === null ? null : short(insurance.umbrella),
    employersLiability: short(insurance.employersLiability),
    insuredThrough: { date: insurance.validThrough },
    certificateDays: { count: insurance.certificateDays },
  };
}

function registered({ company, credentials, naicsCodes, pscCodes }: Records): Facts {
  const [primary] = naicsCodes;
  const registration = credentials.find(({ kind }) => kind === 'registration');
  return {
    uei: company.uei,
    cage: company.cage,
    naicsCode: primary?.code ?? null,
    naicsTitle: primary?.title ?? null,
    naicsStandard: primary ? { dollars: primary.sizeStandard } : null,
    naicsCodes: { count: naicsCodes.length },
    smallNaicsCodes: { count: naicsCodes.filter(({ isSmall }) => isSmall).length },
    isSmallUnderAll: naicsCodes.every(({ isSmall }) => isSmall),
    registeredOn: registration?.date ? { date: registration.date } : null,
    pscCodes: pscCodes.map(({ code }) => code).join(', '),
    heldSetAsides: setAsides(credentials, 'held'),
    setAsidesInProcess: setAsides(credentials, 'in-process'),
    localCertifications: company.localCertifications.join(', ') || null,
  };
}

/** The short names of the set-asides of a status; null while there is none. */
function setAsides(credentials: Records['credentials'], wanted: 'held' | 'in-process'): Fact {
  const names = credentials
    .filter(({ kind, status }) => kind === 'set-aside' && status === wanted)
    .map(({ shortName }) => shortName);
  return names.length ? { names } : null;
}

function people({ allPositions, positions, programs, testimonials, trainingTerms }: Records): Facts {
  const wages = positions.flatMap(({ pay }) => [pay.min, pay.max]);
  const weeks = programs.map(({ duration }) => duration);
  const fees = weeks.map((duration) => duration * trainingTerms.feePerWeek);
  const helper = allPositions.find(({ id }) => id === 'apprentice');
  const readiness = programs.find(({ id }) => id === 'government-readiness');
  return {
    positions: { count: positions.length },
    lowestPay: { dollars: Math.min(...wages) },
    highestPay: { dollars: Math.max(...wages) },
    payOverall: dollarsOf(wages),
    helperPay: helper ? dollarsOf([helper.pay.min, helper.pay.max]) : null,
    programs: { count: programs.length },
    shortestProgram: { count: Math.min(...weeks) },
    longestProgram: { count: Math.max(...weeks) },
    readinessWeeks: readiness ? { count: readiness.duration } : null,
    feePerWeek: { dollars: trainingTerms.feePerWeek },
    isTrainingFree: trainingTerms.feePerWeek === 0,
    trainingFees: dollarsOf(fees),
    schoolLicense: trainingTerms.schoolLicense,
    ...quoted(
      'Homeowners',
      testimonials.filter(({ page }) => page === 'residential'),
    ),
    ...quoted(
      'Employees',
      testimonials.filter(({ page }) => page === 'careers'),
    ),
    ...quoted(
      'Graduates',
      testimonials.filter(({ page }) => page === 'training'),
    ),
  };
}

/** How many of whom are quoted, and whether some or all of the words are samples. */
function quoted(who: string, testimonials: Records['testimonials']): Facts {
  return {
    [who.toLowerCase()]: { count: testimonials.length },
    [`hasSample${who}`]: testimonials.some(({ sample }) => sample),
    [`hasOnlySample${who}`]: testimonials.every(({ sample }) => sample),
  };
}

function dollarsOf(sums: readonly number[]): Fact {
  return { range: { min: Math.min(...sums), max: Math.max(...sums) }, of: 'dollars' };
}

function partners({ qualifications, subcontractTerms, trades }: Records): Facts {
  const { auto, liability, payDays, payLatestDays, retainagePercent, retainageReleaseDays, umbrella } =
    subcontractTerms;
  return {
    trades: { count: trades.length },
    qualifications: { count: qualifications.length },
    payDays: { count: payDays },
    payLatestDays: { count: payLatestDays },
    retainage: { percent: retainagePercent },
    retainageReleaseDays: { count: retainageReleaseDays },
    partnerOccurrence: { dollars: liability.occurrence, isShort: true },
    partnerAggregate: { dollars: liability.aggregate, isShort: true },
    partnerAuto: { dollars: auto, isShort: true },
    partnerUmbrella: { dollars: umbrella, isShort: true },
  };
}

function counts(records: Records): Facts {
  const { careerBenefits, chillerServices, chillerTypes, industries, markets, projects, qualityStandards } =
    records;
  const of = (id: string) => chillerTypes.find((type) => type.id === id)?.tons;
  const tons = (range: Range | undefined): Fact => (range ? { range } : null);
  const largest = chillerTypes.toSorted((one, other) => other.tons.max - one.tons.max)[0]?.tons;
  const smallest = Math.min(...chillerTypes.map((type) => type.tons.min));
  return {
    airCooledTons: tons(of('air-cooled')),
    waterCooledTons: tons(of('water-cooled')),
    screwTons: tons(of('screw')),
    chillerTons: tons(largest && { ...largest, min: smallest }),
    largestTons: largest ? { count: largest.max } : null,
    isLargestOpen: largest?.isOpen === true,
    chillerTypes: { count: chillerTypes.length },
    chillerParts: { count: chillerServices?.parts.length ?? 0 },
    industries: { count: industries.length },
    markets: { count: markets.buildings.length },
    services: { count: records.services.cards.length },
    asBuiltDays: {
      count:
        recordById('quality-standards', qualityStandards, 'as-built', 'content/facts/dictionary.ts').days ??
        0,
    },
    projects: { count: projects.length },
    careerBenefits: { count: careerBenefits.length },
    hasSampleProjects: projects.some(({ sample }) => sample),
    galleryPictures: { count: Math.max(...projects.map(({ galleryPhotos = [] }) => galleryPhotos.length)) },
  };
}
