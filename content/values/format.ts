// Digits and dates are put together by hand: the first use of the browser's Intl costs a phone some 20 ms, on every page

/** Digits with thousands separators: 2,000; of digits with a point, all behind it. */
export function formatNumber(value: number | string): string {
  const [whole, decimals] = String(value).split('.');
  const grouped = (whole as string).replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Dollars, in full, with cents where there are any: $180, $150,000, $48.75. */
export function formatDollars(dollars: number): string {
  return `$${formatNumber(Number.isInteger(dollars) ? dollars : dollars.toFixed(2))}`;
}

/** Dollars, short where that does not round: $50K, $2M, $1.25M; $1,234,567. */
export function formatMoney(dollars: number): string {
  const [unit, sign, step] = dollars >= 1e6 ? [1e6, 'M', 1e4] : [1e3, 'K', 100];
  return dollars % step === 0 ? `$${dollars / unit}${sign}` : formatDollars(dollars);
}

/** Millions of dollars with one decimal at least, as the SBA writes size standards: $19.0M, $2.25M. */
export function formatMillions(dollars: number): string {
  const millions = String(dollars / 1e6);
  return `$${millions.includes('.') ? millions : `${millions}.0`}M`;
}

type Range = { min: number; max: number; isOpen?: boolean };

/** A range with an en dash, open ones with a plus: 10–500, 100–2,000+, $50K–$1M+; of one value that value. */
export function formatRange({ min, max, isOpen }: Range, format: (value: number) => string = formatNumber) {
  const to = min === max ? '' : `–${format(max)}`;
  return `${format(min)}${to}${isOpen ? '+' : ''}`;
}

/** Time of day on the 12-hour clock from `HH:MM`: 7:00, and whether that is before noon. */
export function clockOf(time: string): { clock: string; isMorning: boolean } {
  const hour = Math.floor(minutesOf(time) / 60);
  return { clock: `${hour % 12 || 12}:${time.slice(3)}`, isMorning: hour < 12 };
}

/** An address as an envelope has it: the street, then city, state and ZIP code. */
export function addressLines(address: Record<'street' | 'city' | 'state' | 'zip', string>): string[] {
  return [address.street, `${address.city}, ${address.state} ${address.zip}`];
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A sentence's first letter as a capital: Five trades wanted. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name's first letter as it stands inside a sentence: contracts and finance; letters said one by one stay. */
export function uncapitalize(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Days in a row with the same hours together: Monday to Friday, Saturday, Sunday. */
export function sameHours<Day extends { open: { from: string; to: string } | null }>(week: readonly Day[]) {
  const groups: [Day, ...Day[]][] = [];
  for (const day of week) {
    const group = groups.at(-1);
    const isAlike = group?.[0].open?.from === day.open?.from && group?.[0].open?.to === day.open?.to;
    if (group && isAlike) group.push(day);
    else groups.push([day]);
  }
  return groups;
}
