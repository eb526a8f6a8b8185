import { company } from 'records:company';
import type { JobPostingLeaf } from 'schema-dts';
import { ways } from '#content/facts/form-delivery.ts';
import { careersPage } from '#content/pages/careers.ts';
import type { Position } from '#content/records/positions/schema.ts';
import { absolute } from './addresses.ts';
import { companyReference, postalAddress } from './business.ts';

const { positions: words } = careersPage;

/** What the first words of `terms` are to a job board. */
const employment = { 'Full time': 'FULL_TIME', 'Part time': 'PART_TIME', Temporary: 'TEMPORARY' } as const;

/** An open position, of the page at `path` (with its anchor, where the page shows several). */
export function jobPosting(position: Position, path: string): JobPostingLeaf {
  const { id, title, terms, pay, posted, openUntil } = position;
  const [kind = ''] = terms.split(',');
  return {
    '@type': 'JobPosting',
    '@id': absolute(path),
    title,
    description: fullText(position),
    identifier: { '@type': 'PropertyValue', name: company.name, value: id },
    datePosted: posted,
    // to the end of the day: a bare date would be its first moment
    validThrough: `${openUntil}T23:59:59`,
    employmentType: employment[kind as keyof typeof employment],
    hiringOrganization: { ...companyReference(), logo: absolute('/icon-512.png') },
    jobLocation: { '@type': 'Place', address: postalAddress(company.office) },
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
  const list = (title: string, items: readonly string[]) =>
    `<p>${escaped(title)}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  return [
    `<p>${escaped(level)}</p>`,
    `<p>${escaped(terms)}</p>`,
    list(words.requirements, requirements),
    list(words.responsibilities, responsibilities),
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
