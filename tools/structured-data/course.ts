import { company } from 'records:company';
import { trainingTerms } from 'records:training-terms';
import type { CourseInstance, CourseLeaf, ItemListLeaf } from 'schema-dts';
import type { Program } from '#content/records/programs/schema.ts';
import { absolute } from './addresses.ts';
import { companyReference, postalAddress } from './business.ts';

/** A training program with the starts for which one may still apply `today`, of the page at `path`. */
export function course(program: Program, path: string, today: string): CourseLeaf {
  const { title, description, duration, sessions } = program;
  const open = sessions.filter(({ applyBy }) => applyBy >= today);
  return {
    '@type': 'Course',
    '@id': absolute(path),
    url: absolute(path),
    name: title,
    description,
    provider: companyReference(),
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: duration * trainingTerms.feePerWeek,
      priceCurrency: 'USD',
    },
    // a program without a date is still held: the office names the next one
    hasCourseInstance: open.length
      ? open.map(({ start, end }) => ({ ...instance(program), startDate: start, endDate: end }))
      : instance(program),
  };
}

function instance({ duration, schedule }: Program): CourseInstance & object {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    description: schedule,
    location: { '@type': 'Place', address: postalAddress(company.office) },
    courseSchedule: { '@type': 'Schedule', repeatCount: duration, repeatFrequency: 'Weekly' },
  };
}

/** The programs of a page that shows several, in its order, with their topics: the page of a program tells them week by week. */
export function courseList(
  programs: readonly Program[],
  path: (program: Program) => string,
  today: string,
): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: programs.map((program, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      item: { ...course(program, path(program), today), teaches: [...program.topics] },
    })),
  };
}
