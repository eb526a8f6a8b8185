import { company } from 'records:company';
import { rates } from 'records:rates';
import { trainingTerms } from 'records:training-terms';
import * as careersPage from 'words:careers';
import type { Position } from '#content/records/people.ts';
import type { Program } from '#content/records/training.ts';
import type { Route } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { absolute, companyReference, postalAddress } from './company.ts';

const office = { '@type': 'Place', address: postalAddress(company.office) };

const ratesOf = {
  private: [rates.privateTechnician, rates.privateHelper],
  government: [rates.governmentTechnician],
};

/** The work for one kind of customer, with its hourly rates as a catalog of offers. */
export function ratedService({ path, title, description }: Route, audience: keyof typeof ratesOf) {
  const itemListElement = ratesOf[audience].map(({ who, dollarsPerHour: price }) => ({
    '@type': 'Offer',
    // the first words of the name: a technician, a helper
    itemOffered: { '@type': 'Service', name: who.replace(/,.*/, '') },
    // an hour, in UN/CEFACT's list of units
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: 'HUR' },
  }));
  return {
    '@type': 'Service',
    '@id': absolute(`${path}#service`),
    name: title,
    description,
    url: absolute(path),
    provider: companyReference,
    hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement },
  };
}

/** A training program with the starts for which one may still apply `today`, of the page at `path`. */
export function course(program: Program, path: string, today: string) {
  const { title, description, duration, schedule, sessions } = program;
  const open = sessions.filter(({ applyBy }) => applyBy >= today);
  const instance = {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    description: schedule,
    location: office,
    courseSchedule: { '@type': 'Schedule', repeatCount: duration, repeatFrequency: 'Weekly' },
  };
  return {
    '@type': 'Course',
    '@id': absolute(path),
    url: absolute(path),
    name: title,
    description,
    provider: companyReference,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: duration * trainingTerms.feePerWeek,
      priceCurrency: 'USD',
    },
    // a program without a date is still held: the office names the next one
    hasCourseInstance: open.length
      ? open.map(({ start, end }) => ({ ...instance, startDate: start, endDate: end }))
      : instance,
  };
}

/** The programs of the page at `path`, with their topics: the page of a program tells them week by week. */
export function courseList(programs: readonly Program[], path: string, today: string) {
  const items = programs.map((program, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { ...course(program, `${path}#${program.id}`, today), teaches: program.topics },
  }));
  return { '@type': 'ItemList', itemListElement: items };
}

/** How far the company's clock is from Greenwich on a day: -05:00. */
function offsetOn(day: string): string {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: company.timeZone, timeZoneName: 'longOffset' });
  const parts = zone.formatToParts(new Date(`${day}T23:59:59Z`));
  return String(parts.find(({ type }) => type === 'timeZoneName')?.value).replace('GMT', '');
}

/** An open position, of the page at `path` (with its anchor, where the page shows several). */
export function jobPosting(position: Position, path: string) {
  const { id, title, employment, pay, posted, openUntil } = position;
  return {
    '@type': 'JobPosting',
    '@id': absolute(path),
    title,
    description: fullText(position),
    identifier: { '@type': 'PropertyValue', name: company.name, value: id },
    datePosted: posted,
    // to the end of the day: a bare date would be its first moment, a time without its zone one of Greenwich
    validThrough: `${openUntil}T23:59:59${offsetOn(openUntil)}`,
    employmentType: employment.replace(' ', '_').toUpperCase(),
    hiringOrganization: { ...companyReference, logo: absolute('/icon-512.png') },
    jobLocation: office,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: pay.min, maxValue: pay.max, unitText: 'HOUR' },
    },
    directApply: ways.application.mode === 'here' || ways.application.mode === 'endpoint',
    url: absolute(path),
  };
}

/** The whole text of the position, in the HTML that job boards take. */
function fullText({ level, terms, requirements, responsibilities }: Position): string {
  const { positions: words } = careersPage;
  const list = (title: string, items: readonly string[]) =>
    `<p>${title}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return [
    ...[level, terms].map((text) => `<p>${escaped(text)}</p>`),
    list(escaped(words.requirements), requirements),
    list(escaped(words.responsibilities), responsibilities),
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
