import { filter } from 'words:services';
import type { Audience } from '#content/records/fields.ts';
import { formatList } from '#src/lib/format-words.ts';
import { equipment } from '#src/views/services.ts';

const { audiences: names } = filter;
const all = Object.keys(names) as Audience[];

/** For whom something is, in words: all of them together are everyone. */
export function audienceNames(audiences: readonly Audience[]): string {
  return audiences.length === all.length
    ? filter.everyone
    : formatList(audiences.map((audience) => names[audience]));
}

/** What the schedule can be narrowed down to, with the number of its rows; an audience without one is no choice. */
export const choices = [
  { id: 'everyone', name: filter.everyone, rows: equipment },
  ...all.map((id) => ({
    id,
    name: names[id],
    rows: equipment.filter(({ audiences }) => audiences.includes(id)),
  })),
].flatMap(({ rows, ...choice }) =>
  rows.length > 0 ? [{ ...choice, count: filter.count({ count: rows.length }) }] : [],
);
