import { allPositions } from 'records:positions';
import { promises } from 'records:promises';
import type { ComposedEntry, Entry } from '../records/entries.ts';
import { formatDollars, formatRange } from '../values/format.ts';
import { nearest } from '../values/nearest.ts';
import { allChillerTons, chillerTons } from './chiller-tons.ts';
import { includedMaintenance } from './prices.ts';
import { emergencyCommercial, emergencyHoursShort, maintenanceVisits } from './promises.ts';
import { recordById } from './record-by-id.ts';

const { emergency, maintenance } = promises;
const { min, max } = recordById('positions', allPositions, 'apprentice', 'content/facts/figures.ts').pay;

/** What a record quotes of another one by name, such as {homeVisits}. */
const figures: Readonly<Record<string, string>> = {
  emergencyLine: emergency.line,
  emergencyCommercial,
  emergencyHoursShort,
  emergencyAtHome: emergency.residential,
  businessVisits: maintenanceVisits,
  homeVisits: String(maintenance.homeVisitsPerYear),
  includedMaintenance,
  airCooledTons: formatRange(chillerTons.airCooled),
  waterCooledTons: formatRange(chillerTons.waterCooled),
  chillerTons: formatRange(allChillerTons),
  helperPay: formatRange({ min, max }, formatDollars),
};

/** A value of the one record of a collection with each figure in the place of its name; throws at a name that is none. */
export function withFigures<Value>(collection: string, value: Value): Value {
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string')
      return one.replace(/\{(\w+)\}/g, (_, name: string) => figure(collection, name));
    if (Array.isArray(one)) return one.map(fill);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, fill(item)]));
  };
  return fill(value) as Value;
}

function figure(collection: string, name: string): string {
  const found = figures[name];
  if (found !== undefined) return found;
  const place = `content/records/${collection}/${collection}.yaml`;
  throw new Error(`${place}: {${name}} is no figure; ${nearest(name, Object.keys(figures))}`);
}

/**
 * Entries of a collection with the lines that follow from other records in the place of null. Throws where an entry without
 * lines has none composed for it, and where lines are composed for an entry that has its own.
 */
export function composed(
  collection: string,
  entries: readonly ComposedEntry[],
  lines: Readonly<Record<string, string>>,
): Entry[] {
  const unused = Object.keys(lines).filter((id) => entries.find((entry) => entry.id === id)?.text !== null);
  if (unused.length)
    throw new Error(
      `content/records/${collection}: ${unused.join(', ')}: its text is composed from other records; keep the record, with text: null`,
    );
  return entries.map((entry) => {
    const text = entry.text ?? lines[entry.id];
    if (text === undefined)
      throw new Error(
        `content/records/${collection}/${entry.id}.yaml: text: is null; write the lines under the title`,
      );
    return { ...entry, text };
  });
}
