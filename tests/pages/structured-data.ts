import { company } from 'records:company';
import type { Route } from '#content/addresses/routes.ts';
import { countyNames } from '#content/facts/identity.ts';
import { formatDate, formatDollars, formatTime } from '#content/values/format.ts';
import { readAttribute } from '#server/messages/html-tree.ts';
import { elementsIn, textOf } from './markup.ts';

/** What schema.org asks for in codes of its own or other lists, which are no words. */
const codes =
  'position dayOfWeek contactType inLanguage addressCountry priceCurrency currency unitCode unitText employmentType directApply courseMode repeatFrequency category propertyID credentialCategory identifier closes width height'.split(
    ' ',
  );

/** Names of things, figures and days in the data of a page that the page does not say; what folds away is part of it. */
export function unsaidFacts(html: string, { title, description }: Route): string[] {
  const elements = elementsIn(html);
  const isData = (element: (typeof elements)[number]) =>
    readAttribute(element, 'type') === 'application/ld+json';
  const [script] = elements.filter(isData).flatMap(({ childNodes }) => childNodes);
  const graph = script && 'value' in script ? JSON.parse(script.value)['@graph'] : [];
  const facts = factsOf(graph);
  if (facts.length === 0) return ['The page has no data'];
  const said = elements.filter(({ tagName }) => ['title', 'body'].includes(tagName)).map(textOf);
  // alternative texts are its words for who does not see it
  const alts = elements.map((element) => readAttribute(element, 'alt') ?? '');
  const plain = [...said, ...alts, description, title].join(' ').replace(/\s+/g, ' ');
  return facts
    .filter(({ key, value }) => !formsOf(key, value).some((form) => says(plain, form)))
    .map(({ key, value }) => `${key}: ${value}`);
}

/** Whether the text holds the form, and a figure not as the beginning of a longer one. */
function says(text: string, form: string): boolean {
  const isFigure = /\d$/.test(form);
  return text.split(form).some((rest, index) => index > 0 && !(isFigure && /^\d/.test(rest)));
}

/** The values of the data that are words, figures or days, each under the key that it has in its own object. */
function factsOf(data: unknown, key = '', owner = ''): { key: string; value: string }[] {
  if (Array.isArray(data)) return data.flatMap((one) => factsOf(one, key, owner));
  if (typeof data === 'object' && data !== null)
    return Object.entries(data)
      .filter(([name]) => !name.startsWith('@') && !codes.includes(name))
      .flatMap(([name, value]) => factsOf(value, name, key));
  const value = String(data);
  const isWord = !/^https?:/.test(value) && !(key === 'availableLanguage' && value !== 'Spanish');
  return isWord ? [{ key: owner === 'areaServed' ? owner : key, value }] : [];
}

/** How a page may say it. */
function formsOf(key: string, value: string): string[] {
  if (key === 'telephone') return [company.phone.display];
  if (key === 'opens') return value === '00:00' ? ['24/7'] : [formatTime(value)];
  if (key === 'addressRegion') return ['Florida'];
  // the page says of it so in that language
  if (key === 'availableLanguage') return ['español'];
  if (key === 'areaServed' || countyNames.some((county) => value === `${county} County, Florida`))
    return [value.replace(' County, Florida', '')];
  if (/price|minValue|maxValue/i.test(key)) return [formatDollars(Number(value))];
  if (key === 'repeatCount') return [`${value} week`];
  if (/^\d{4}-\d\d-\d\d/.test(value)) {
    const day = formatDate(value.slice(0, 10));
    // a period names the year once
    return [day, day.replace(/, \d{4}$/, '')];
  }
  if (value.startsWith('<p>')) return [(value.match(/<li>([^<]+)/)?.[1] ?? value).replaceAll('&amp;', '&')];
  return [value, value.charAt(0).toUpperCase() + value.slice(1)];
}
