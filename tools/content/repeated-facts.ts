// Linters find repeated code; that a figure in a sentence is a record's they cannot know.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Library, recordsOf } from '../../content/records/collection.ts';
import { companyOf } from '../../content/records/company.ts';
import type { ServiceArea } from '../../content/records/places.ts';
import type { Rates } from '../../content/records/prices.ts';
import type { Promises } from '../../content/records/promises.ts';
import { formatCount, formatDollars, formatList, formatTime } from '../../content/values/format.ts';

/** A fact and the record that says it. */
export interface Fact {
  text: string;
  file: string;
}

/** Facts that are typed a second time in the files of `content/` so named, each as `file: line N: what; what to do`. */
export function findRepeatedFacts(root: string, facts: readonly Fact[], names = /\.(ts|yaml)$/): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name) && !/\.(test|schema|d)\.ts$|^records\/[\w-]+\.ts$/.test(name))
    .flatMap((name) =>
      repeatsIn(`content/${name}`, readFileSync(join(root, 'content', name), 'utf8'), facts),
    );
}

/** Where the lines of one file say a fact that another file holds. */
export function repeatsIn(file: string, text: string, facts: readonly Fact[]): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      facts
        .filter((fact) => fact.file !== file && standsIn(line, fact.text))
        .map(
          (fact) => `${file}: line ${index + 1}: "${fact.text}" is typed again; take it from ${fact.file}`,
        ),
    );
}

/** What cannot mean anything else, whoever the company is: phone, address, the rule for the night, the home counties. */
export function factsOf(library: Library): Fact[] {
  const { phone, email } = companyOf(library);
  const { promises, area } = recordsIn(library);
  return [
    ...from('company', [phone.display, phone.e164, email]),
    ...from('promises', [promises.emergency.home.nightVisit]),
    // one county alone is a name like any other
    ...from('service-area', area.homeCounties.length > 1 ? [formatList(area.homeCounties)] : []),
  ];
}

/** Promises and prices: of one company they cannot mean anything else, of another "8:00 AM" is when a class begins. */
export function figuresOf(library: Library): Fact[] {
  const { promises, rates } = recordsIn(library);
  const { emergency, replies } = promises;
  const prices = [rates.privateTechnician, rates.privateHelper, rates.governmentTechnician];
  return [
    ...from('promises', [
      emergency.line,
      formatCount(emergency.commercialHours, 'hour'),
      formatCount(replies.quote.hours, 'hour'),
      formatCount(replies.careers.hours, 'hour'),
      formatTime(emergency.home.callBy),
      formatTime(emergency.home.arriveBy),
    ]),
    ...from(
      'rates',
      prices.map(({ dollarsPerHour }) => formatDollars(dollarsPerHour)),
    ),
  ];
}

function from(name: string, texts: string[]): Fact[] {
  return texts.map((text) => ({ text, file: `content/records/${name}/${name}.yaml` }));
}

function recordsIn(library: Library) {
  const [promises] = recordsOf<Promises>(library, 'promises');
  const [rates] = recordsOf<Rates>(library, 'rates');
  const [area] = recordsOf<ServiceArea>(library, 'service-area');
  if (!promises || !rates || !area)
    throw new Error('The promises, the rates or the service area were not read');
  return { promises, rates, area };
}

/** Whether the line holds the fact as a word of its own, outside a comment. */
function standsIn(line: string, fact: string): boolean {
  if (/^\s*(\/\/|\/?\*|#)/.test(line)) return false;
  const start = line.indexOf(fact);
  const rest = line.slice(start + fact.length);
  return start >= 0 && !/\w/.test(line.charAt(start - 1)) && !/^(\w|[.,]\d)/.test(rest);
}
