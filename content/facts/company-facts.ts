// One file, longer than others, because it is one list: a line a fact.

import type { Records } from '../records/collections.ts';
import type { Range } from '../records/fields.ts';
import type { Fact, Facts } from './format-fact.ts';

/** Name, license, address, what becomes of messages and visits. */
export function identity({ company, team }: Records): Facts {
  const { license, office } = company;
  return {
    company: company.name,
    isSample: company.sample,
    phone: company.phone.display,
    email: company.email,
    licenseTitle: license.title,
    licenseNumber: license.number,
    licenseClass: license.class,
    // each language has its word before the letter
    isLicenseUnlimited: !license.class.endsWith(' B'),
    qualifier: license.qualifier,
    officeStreet: office.street,
    officeCounty: office.county,
    copyrightYear: String(company.copyrightYear),
    isEasternTime: company.timeZone === 'America/New_York',
    revision: { date: company.revision },
    womanOwned: { percent: womanOwnedPercent(team) },
    owners: { count: team.filter(({ group }) => group === 'leadership').length },
    people: { count: team.length },
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

/** Counties and regions. */
export function places({ regions, serviceArea }: Records): Facts {
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

const short = (dollars: number): Fact => ({ dollars, isShort: true });

/** Limits of insurance and bonds. */
export function insured({ bonding, insurance }: Records): Facts {
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

/** As many as the statement has room for. */
const mostPscCodes = 6;

/** Codes, sizes and set-asides. */
export function registered({ company, credentials, naicsCodes, pscCodes }: Records): Facts {
  const [primary] = naicsCodes;
  const registration = credentials.find(({ kind }) => kind === 'registration');
  const setAsidesInProcess = credentials
    .filter(({ kind, status }) => kind === 'set-aside' && status === 'in-process')
    .map(({ shortName }) => shortName);
  return {
    uei: company.uei,
    cage: company.cage,
    naicsCode: primary?.code ?? null,
    naicsTitle: primary?.title ?? null,
    naicsCodes: { count: naicsCodes.length },
    smallNaicsCodes: { count: naicsCodes.filter(({ isSmall }) => isSmall).length },
    isSmallUnderAll: naicsCodes.every(({ isSmall }) => isSmall),
    registeredOn: registration?.date ? { date: registration.date } : null,
    pscCodes:
      pscCodes
        .slice(0, mostPscCodes)
        .map(({ code }) => code)
        .join(', ') || null,
    furtherPscCodes: { count: Math.max(0, pscCodes.length - mostPscCodes) },
    setAsidesInProcess: setAsidesInProcess.length ? { names: setAsidesInProcess } : null,
    localCertifications: company.localCertifications.join(', ') || null,
  };
}

/** Pay, programs and who is quoted. */
export function people({ allPositions, positions, programs, testimonials, trainingTerms }: Records): Facts {
  const wages = positions.flatMap(({ pay }) => [pay.min, pay.max]);
  const weeks = programs.map(({ duration }) => duration);
  const fees = weeks.map((duration) => duration * trainingTerms.feePerWeek);
  const helper = allPositions.find(({ id }) => id === 'apprentice');
  const readiness = programs.find(({ id }) => id === 'government-readiness');
  return {
    positions: { count: positions.length },
    lowestPay: wages.length ? { dollars: Math.min(...wages) } : null,
    highestPay: wages.length ? { dollars: Math.max(...wages) } : null,
    payOverall: dollarsOf(wages),
    helperPay: helper ? dollarsOf([helper.pay.min, helper.pay.max]) : null,
    programs: { count: programs.length },
    shortestProgram: weeks.length ? { count: Math.min(...weeks) } : null,
    longestProgram: weeks.length ? { count: Math.max(...weeks) } : null,
    areAlikeLong: new Set(weeks).size === 1,
    readinessWeeks: readiness ? { count: readiness.duration } : null,
    feePerWeek: { dollars: trainingTerms.feePerWeek },
    isTrainingFree: trainingTerms.feePerWeek === 0,
    trainingFees: dollarsOf(fees),
    schoolLicense: trainingTerms.schoolLicense,
    ...quoted('Homeowners', testimonials, 'residential'),
    ...quoted('Employees', testimonials, 'careers'),
    ...quoted('Graduates', testimonials, 'training'),
  };
}

function quoted(who: string, testimonials: Records['testimonials'], page: string): Facts {
  const own = testimonials.filter((one) => one.page === page);
  return {
    [who.toLowerCase()]: { count: own.length },
    [`hasSample${who}`]: own.some(({ sample }) => sample),
    [`hasOnlySample${who}`]: own.every(({ sample }) => sample),
  };
}

function dollarsOf(sums: readonly number[]): Fact {
  if (sums.length === 0) return null;
  return { range: { min: Math.min(...sums), max: Math.max(...sums) }, of: 'dollars' };
}

/** Terms of a subcontract. */
export function partners({ qualifications, subcontractTerms: terms, trades }: Records): Facts {
  return {
    trades: { count: trades.length },
    qualifications: { count: qualifications.length },
    payDays: { count: terms.payDays },
    approveDays: { count: terms.approveDays },
    payLatestDays: { count: terms.payLatestDays },
    retainage: { percent: terms.retainagePercent },
    retainageReleaseDays: { count: terms.retainageReleaseDays },
    partnerOccurrence: short(terms.liability.occurrence),
    partnerAggregate: short(terms.liability.aggregate),
    partnerAuto: short(terms.auto),
    partnerUmbrella: short(terms.umbrella),
  };
}

/** How many public-sector references come with a proposal. */
export const referenceCount = 2;

/** How much there is of what. */
export function counts(records: Records): Facts {
  const { careerBenefits, chillerServices, chillerTypes, industries, markets, projects, qualityStandards } =
    records;
  const of = (id: string) => chillerTypes.find((type) => type.id === id)?.tons;
  const tons = (range: Range | undefined): Fact => (range ? { range } : null);
  const largest = chillerTypes.toSorted((one, other) => other.tons.max - one.tons.max)[0]?.tons;
  const asBuilt = qualityStandards.find(({ id }) => id === 'as-built');
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
    asBuiltDays: asBuilt?.days ? { count: asBuilt.days } : null,
    projects: { count: projects.length },
    references: { count: referenceCount },
    careerBenefits: { count: careerBenefits.length },
    hasSampleProjects: projects.some(({ sample }) => sample),
    galleryPictures: {
      count: Math.max(0, ...projects.map(({ galleryPhotos = [] }) => galleryPhotos.length)),
    },
  };
}

/** The counties of the High-Velocity Hurricane Zone: Florida Building Code, section 202. */
export const hurricaneZone: readonly string[] = ['Broward', 'Miami-Dade'];
