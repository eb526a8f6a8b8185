import type { Records } from '../records/collections.ts';
import type { Range } from '../records/fields.ts';
import type { Fact, Facts } from './format-fact.ts';

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

/** From the least sum to the greatest; null where there is none. */
function dollarsOf(sums: readonly number[]): Fact {
  if (sums.length === 0) return null;
  return { range: { min: Math.min(...sums), max: Math.max(...sums) }, of: 'dollars' };
}

/** Terms of a subcontract. */
export function partners({ qualifications, subcontractTerms, trades }: Records): Facts {
  const {
    approveDays,
    auto,
    liability,
    payDays,
    payLatestDays,
    retainagePercent,
    retainageReleaseDays,
    umbrella,
  } = subcontractTerms;
  return {
    trades: { count: trades.length },
    qualifications: { count: qualifications.length },
    payDays: { count: payDays },
    approveDays: { count: approveDays },
    payLatestDays: { count: payLatestDays },
    retainage: { percent: retainagePercent },
    retainageReleaseDays: { count: retainageReleaseDays },
    partnerOccurrence: { dollars: liability.occurrence, isShort: true },
    partnerAggregate: { dollars: liability.aggregate, isShort: true },
    partnerAuto: { dollars: auto, isShort: true },
    partnerUmbrella: { dollars: umbrella, isShort: true },
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
