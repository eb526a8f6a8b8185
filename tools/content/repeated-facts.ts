// Linters find repeated code; that a figure in a sentence is a record's they cannot know.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Library, recordsOf } from '../../content/records/collection.ts';
import { companyOf } from '../../content/records/company.ts';
import type { ServiceArea } from '../../content/records/places.ts';
import type { Rates } from '../../content/records/prices.ts';
import type { Promises } from '../../content/records/promises.ts';
import { formatCount, formatDollars, formatList, formatTime } from '../../content/values/format.ts';

/** A fact that cannot mean anything else when it stands in a text, and the record that says it. */
export interface Fact {
  text: string;
  file: string;
}

/** Facts that are typed a second time in `content/`, each as `file: line N: what; what to do`. */
export function findRepeatedFacts(root: string, library: Library): string[] {
  const facts = factsOf(library);
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|yaml)$/.test(name) && !/\.(test|schema|d)\.ts$|^records\/[\w-]+\.ts$/.test(name))
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

/** What no text may repeat: phone, addresses, promises, prices, home counties. */
export function factsOf(library: Library): Fact[] {
  const { phone, email } = companyOf(library);
  const [promises] = recordsOf<Promises>(library, 'promises');
  const [rates] = recordsOf<Rates>(library, 'rates');
  const [area] = recordsOf<ServiceArea>(library, 'service-area');
  if (!promises || !rates || !area) return [];
  const from = (name: string, texts: string[]) =>
    texts.map((text) => ({ text, file: `content/records/${name}/${name}.yaml` }));
  return [
    ...from('company', [phone.display, phone.e164, email]),
    ...from('promises', [
      promises.emergency.line,
      formatCount(promises.emergency.commercialHours, 'hour'),
      formatCount(promises.replies.quote.hours, 'hour'),
      formatCount(promises.replies.careers.hours, 'hour'),
      formatTime(promises.emergency.home.callBy),
      formatTime(promises.emergency.home.arriveBy),
      promises.emergency.home.nightVisit,
    ]),
    ...from(
      'rates',
      [rates.privateTechnician, rates.privateHelper, rates.governmentTechnician].map(({ dollarsPerHour }) =>
        formatDollars(dollarsPerHour),
      ),
    ),
    ...from('service-area', [formatList(area.homeCounties)]),
  ];
}

/** Whether the line holds the fact as a word of its own, outside a comment. */
function standsIn(line: string, fact: string): boolean {
  if (/^\s*(\/\/|\/?\*|#)/.test(line)) return false;
  const start = line.indexOf(fact);
  const rest = line.slice(start + fact.length);
  return start >= 0 && !/\w/.test(line.charAt(start - 1)) && !/^(\w|[.,]\d)/.test(rest);
}
