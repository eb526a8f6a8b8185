import type { Range } from '../records/fields.ts';
import type { OpeningDay } from '../records/site.ts';
import { formatRange, sameHours, weekdays } from '../values/format.ts';

/** How a fact stands in a sentence of a language; `style` is what the sentence asks for: `{services, number, words}`. */
export function formatFact(fact: Fact, language: string, style?: string): string {
  const format = formatsOf(language);
  const [unit = ''] = Object.keys(Object(fact));
  const known = styles[unit] ?? [];
  if (style !== undefined && !known.includes(style))
    throw new Error(
      `has no style "${style}"; ${known.length ? `write ${known.join(' or ')}` : 'leave it out'}`,
    );
  if (typeof fact === 'string') return fact;
  if (fact === null)
    throw new Error(
      'is left open by the records; say that case too: {name, select, none {…} other {{name}}}',
    );
  if (typeof fact === 'boolean')
    throw new Error('is yes or no; choose words by it: {name, select, true {…} other {…}}');
  if ('count' in fact) return style === 'words' ? format.words(fact.count) : format.number(fact.count);
  if ('percent' in fact) return `${format.number(fact.percent)}%`;
  if ('dollars' in fact) return format.money(fact.dollars, style ?? (fact.isShort && 'short'));
  if ('time' in fact) return format.time(fact.time, style);
  if ('date' in fact) return format.date(fact.date, style);
  if ('names' in fact) return style === 'words' ? format.words(fact.names.length) : format.list(fact.names);
  if ('weekdays' in fact) return format.list(fact.weekdays.map((day) => format.weekday(day, 'long')));
  if ('week' in fact) return format.week(fact.week);
  const one = (value: number) =>
    fact.of ? format.money(value, fact.of === 'dollars' ? undefined : 'short') : format.number(value);
  return formatRange(fact.range, one);
}

const styles: Readonly<Record<string, readonly string[]>> = {
  count: ['words'],
  names: ['words'],
  dollars: ['short', 'millions'],
  time: ['short'],
  date: ['month'],
};

/** Every fact by its name as it stands in a sentence, and what is yes or no or left open as it is. */
export function factTexts({ facts, language }: { facts: Facts; language: string }) {
  const textOf = (fact: Fact) =>
    typeof fact === 'object' && fact !== null ? formatFact(fact, language) : fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, textOf(fact)]));
}

/** What a plural of a sentence counts: a count itself, or how many names a list has. */
export function countOf(fact: Fact): number | undefined {
  if (typeof fact !== 'object' || fact === null) return undefined;
  if ('count' in fact) return fact.count;
  if ('weekdays' in fact) return fact.weekdays.length;
  return 'names' in fact ? fact.names.length : undefined;
}

/** What the words for small counts are, up to the last of them; digits above, where they read better. */
const smallCounts: Readonly<Record<string, string>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
};
/** American English without a comma before "and"; Spanish with "a. m." as pages have it (content/words/es/format.yaml). */
const locales: Readonly<Record<string, { figures: string; lists: string; halves?: string }>> = {
  en: { figures: 'en-US', lists: 'en-GB' },
  es: { figures: 'es-US', lists: 'es-US', halves: 'es-PR' },
};

const made: Record<string, ReturnType<typeof makeFormats>> = {};

function formatsOf(language: string) {
  made[language] ??= makeFormats(language);
  return made[language];
}

function makeFormats(language: string) {
  const { figures, lists, halves } = locales[language] ?? { figures: language, lists: language };
  const words = smallCounts[language]?.split(' ') ?? [];
  const numbers = new Intl.NumberFormat(figures, { maximumFractionDigits: 2 });
  const dollars = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(figures, { style: 'currency', currency: 'USD', ...options });
  const whole = dollars({ maximumFractionDigits: 0 });
  const cents = dollars({});
  const millions = dollars({ notation: 'compact', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const compact = dollars({ notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 });
  const dates = (options: Intl.DateTimeFormatOptions, locale = figures) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const day = dates({ dateStyle: 'long' });
  const month = dates({ year: 'numeric', month: 'long' });
  const clock = dates({ hour: 'numeric', minute: '2-digit' }, halves);
  const names = new Intl.ListFormat(lists);
  const money = (sum: number, style?: string | false) => {
    if (style === 'millions') return millions.format(sum);
    // short only where nothing is lost by it
    if (style === 'short' && sum >= 1000 && sum % (sum >= 1e6 ? 1e4 : 100) === 0) return compact.format(sum);
    return (Number.isInteger(sum) ? whole : cents).format(sum);
  };
  // the spaces that depend on the data are plain ones, so that every version of Node writes the same
  const time = (value: string, style?: string) => {
    const text = clock.format(new Date(`2001-01-01T${value}Z`)).replace(/[\u00a0\u202f]/g, ' ');
    return style === 'short' ? text.replace(':00', '').replaceAll(' ', '\u00a0') : text;
  };
  // the first of January 2001 was a Monday
  const weekday = (name: OpeningDay['day'], length: 'short' | 'long') =>
    dates({ weekday: length }).format(new Date(Date.UTC(2001, 0, 1 + weekdays.indexOf(name))));
  return {
    number: (value: number) => numbers.format(value),
    words: (value: number) => words[value] ?? numbers.format(value),
    money,
    time,
    date: (value: string, style?: string) =>
      (style === 'month' ? month : day).format(new Date(`${value}T00:00Z`)),
    list: (values: readonly string[]) => names.format(values),
    weekday,
    week: (week: readonly OpeningDay[]) =>
      sameHours(week)
        .flatMap((days) => {
          const [{ day: first, open }] = days;
          const last = days.at(-1)?.day ?? first;
          const [from, to] = [weekday(first, 'short'), weekday(last, 'short')];
          const names = from === to ? from : `${from}–${to}`;
          return open ? [`${names} ${time(open.from)}–${time(open.to)}`] : [];
        })
        .join(', '),
  };
}

/** What a sentence may name: a time as `HH:MM`, a date as `YYYY-MM-DD`, short dollars as $2M; null where the records leave it open. */
export type Fact =
  | string
  | boolean
  | null
  | { count: number }
  | { percent: number }
  | { dollars: number; isShort?: true }
  | { time: string }
  | { date: string }
  | { names: readonly string[] }
  | { weekdays: readonly OpeningDay['day'][] }
  | { range: Range; of?: 'dollars' | 'short dollars' }
  | { week: readonly OpeningDay[] };

export type Facts = Readonly<Record<string, Fact>>;
