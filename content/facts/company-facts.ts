import type { Records } from '../records/collections.ts';
import { hurricaneZone } from '../values/hurricane-zone.ts';
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

/** Limits of insurance and bonds. */
export function insured({ bonding, insurance }: Records): Facts {
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

/** As many as the statement has room for. */
const mostPscCodes = 6;

/** Codes, sizes and set-asides. */
export function registered({ company, credentials, naicsCodes, pscCodes }: Records): Facts {
  const [primary] = naicsCodes;
  const registration = credentials.find(({ kind }) => kind === 'registration');
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
