import type { Records } from '../records/collections.ts';
import { uncapitalize } from '../values/format.ts';
import { counts, identity, insured, partners, people, places, registered } from './company-facts.ts';
import type { Fact, Facts } from './format-fact.ts';
import { recordById } from './record-by-id.ts';

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

function promised({ homeVisit, hours, promises, team }: Records): Facts {
  const { emergency, maintenance, replies } = promises;
  const { home } = emergency;
  const open = hours.days.filter((day) => day.open !== null).map(({ day }) => day);
  const span = hours.days.findLastIndex((day) => day.open) - hours.days.findIndex((day) => day.open) + 1;
  const { everyDay, ...kinds } = replies;
  const answers = Object.entries(kinds).map(([kind, { by, hours }]): Facts => {
    const { name, role, shortRole } = recordById('team', team, by, 'content/facts/dictionary.ts');
    return {
      [`${kind}Hours`]: { count: hours },
      [`${kind}Answerer`]: name,
      [`${kind}FirstName`]: name.split(' ')[0] ?? name,
      [`${kind}Role`]: uncapitalize(role),
      [`${kind}ShortRole`]: shortRole ?? null,
    };
  });
  return {
    emergencyLine: emergency.line,
    textMinutes: { count: emergency.textMinutes },
    commercialHours: { count: emergency.commercialHours },
    governmentHours: { count: emergency.governmentHours },
    hasOnePromise: emergency.commercialHours === emergency.governmentHours,
    emergencyAtHome: emergency.residential,
    homeCallBy: { time: home.callBy },
    homeNightEnds: { time: home.nightEnds },
    homeArriveBy: { time: home.arriveBy },
    nightVisit: home.nightVisit,
    arrivalHours: { count: homeVisit.windowHours },
    noticeMinutes: { count: homeVisit.noticeMinutes },
    officeAnswers: emergency.answers.office,
    otherwiseAnswers: emergency.answers.otherwise,
    routineResponse: promises.routineResponse,
    openDays: { weekdays: open },
    isOpenInARow: span === open.length,
    firstOpenDay: open.length ? { weekdays: open.slice(0, 1) } : null,
    lastOpenDay: open.length ? { weekdays: open.slice(-1) } : null,
    isSpanishSpoken: emergency.languages.includes('Spanish'),
    isOpenEveryDay: open.length === hours.days.length,
    businessHours: { week: hours.days },
    visitsPerYear: { count: maintenance.visitsPerYear },
    homeVisitsPerYear: { count: maintenance.homeVisitsPerYear },
    ...Object.assign({}, ...answers),
    isAnsweredEveryDay: everyDay,
  };
}

function prices({ bonding, financing, guarantees, rates }: Records): Facts {
  const { charges, governmentTechnician, privateHelper, privateTechnician } = rates;
  const years = (id: string): Fact => {
    const guarantee = guarantees.find((one) => one.id === id);
    return guarantee ? { count: guarantee.years } : null;
  };
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
    homeCarePrice: { dollars: charges.homeCareDollars },
    waysToPay: { names: rates.payBy },
    travelPerMile: { dollars: charges.travelDollarsPerMile },
    isTravelFree: charges.travelDollarsPerMile === 0,
    technicianIncludes: uncapitalize(privateTechnician.includes),
    helperIncludes: uncapitalize(privateHelper.includes),
    helperComes: privateHelper.who,
    governmentIncludes: uncapitalize(governmentTechnician.includes),
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
  return {
    lender: lender?.name ?? null,
    monthlyPayment: lender && { dollars: lender.paymentCents / 100 },
    payments: lender && { count: lender.payments },
    principal: lender && { dollars: lender.principal },
    downPayment: lender && { dollars: lender.downPayment },
    apr: lender && { percent: lender.aprPercent },
    isFixedRate: lender?.isFixed === true,
    allPayments: lender && { dollars: (lender.paymentCents * lender.payments) / 100 },
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
