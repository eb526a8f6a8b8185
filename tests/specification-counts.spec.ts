import { careerPath } from '#content/facts/career-path.ts';
import { countyNames } from '#content/facts/counties.ts';
import { markets } from '#content/facts/markets.ts';
import { openPositions } from '#content/facts/open-positions.ts';
import { partnerReasons } from '#content/facts/partner-reasons.ts';
import { services } from '#content/facts/services.ts';
import { leadership } from '#content/facts/team.ts';
import {
  careersTestimonials,
  residentialTestimonials,
  trainingTestimonials,
} from '#content/facts/testimonials.ts';
import { careerBenefits } from '#content/records/career-benefits/career-benefits.ts';
import { chillerTypes } from '#content/records/chiller-types/chiller-types.ts';
import { industries } from '#content/records/industries/industries.ts';
import { naicsCodes } from '#content/records/naics-codes/naics-codes.ts';
import { partnerBenefits } from '#content/records/partner-benefits/partner-benefits.ts';
import { programs } from '#content/records/programs/programs.ts';
import { projects } from '#content/records/projects/projects.ts';
import { qualifications } from '#content/records/qualifications/qualifications.ts';
import { serviceArea } from '#content/records/service-area/service-area.ts';
import { trades } from '#content/records/trades/trades.ts';
import { allRoutes, expect, test } from './support/site.ts';
import { skipUnlessSample } from './support/specification.ts';

skipUnlessSample();

const paths = [
  '/',
  '/government',
  '/commercial',
  '/residential',
  '/services',
  '/projects',
  '/team',
  '/training',
  '/careers',
  '/subcontractors',
  '/contact',
  '/capability-statement',
  '/chillers',
  '/chillers/services',
];

/** How many there are of what. That each of them is shown is what lists.spec.ts and records.spec.ts prove. */
const counts: readonly (readonly [what: string, count: number, records: readonly unknown[]])[] = [
  ['service cards', 8, services],
  ['NAICS codes', 7, naicsCodes],
  ['commercial markets', 4, markets],
  ['counties', 67, countyNames],
  ['counties that stand out', 3, serviceArea.homeCounties],
  ['projects', 5, projects],
  ['owners', 5, leadership],
  ['programs', 5, programs],
  ['open positions', 3, openPositions],
  ['steps of the career path', 3, careerPath],
  ['benefits of working here', 6, careerBenefits],
  ['customers’ words', 3, residentialTestimonials],
  ['graduates’ words', 3, trainingTestimonials],
  ['employees’ words', 3, careersTestimonials],
  ['trades wanted', 5, trades],
  ['benefits for partners', 6, partnerBenefits],
  ['minimum qualifications', 6, qualifications],
  ['reasons to partner', 4, partnerReasons],
  ['types of chiller', 3, chillerTypes],
  ['industries', 8, industries],
];

test('has the pages that the specification names', () => {
  expect(allRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
});

test('has as many of each as the specification names', () => {
  expect(counts.map(([what, , records]) => [what, records.length])).toEqual(
    counts.map(([what, count]) => [what, count]),
  );
  expect(
    programs.map(({ topics }) => topics.length),
    'topics of each program',
  ).toEqual([4, 4, 4, 4, 4]);
  expect(
    projects.flatMap(({ id, galleryPhotos }) => (galleryPhotos ? [[id, galleryPhotos.length]] : [])),
    'pictures by project',
  ).toEqual([['chiller-capital-repair', 15]]);
});
