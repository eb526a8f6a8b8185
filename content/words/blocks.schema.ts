import { z } from 'zod';
import { exactly, id, text, whole } from '../records/fields.ts';

// What several pages have in common, for their schemas to be put together from. It describes no file of its own.
// Where a line quotes a record, its limit leaves room for the longest that the record may hold.

export const headline = (max: number) => text(max, 'the headline of the page');
export const lead = text(220, 'the lead');
export const heading = text(50, 'the heading of a section');
export const note = text(160, 'the note under a heading');
export const paragraph = text(200, 'the paragraph of a section');
/** Says that something is a sample, until the owner supplies the real one. */
export const sampleNote = text(100, 'the note on samples');
export const caption = text(100, 'the caption of a table or drawing');
export const column = text(24, 'the head of a column');
export const label = text(24, 'a label');
export const button = text(30, 'a button');
export const figure = text(14, 'a large figure');
/** Names the counties of the area, however they are called. */
export const condition = text(200, 'the condition beside a promise');

/** Fields of one kind, by their names: the heads of the columns, the parts of a legend. */
export const each = <Schema extends z.ZodType, Name extends string>(schema: Schema, ...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** The red banner of a page; its promise and its buttons are the same everywhere. */
export const emergency = z.strictObject({
  title: text(40, 'the title of the emergency banner'),
  subtitle: text(190, 'the lines under the title of the emergency banner'),
});

/** Beside an application form: how soon an answer comes, and what follows it. */
export const apply = z.strictObject({
  title: text(30, 'the heading of the application'),
  figure: whole(1, 168, 'hours'),
  unit: text(4, 'the unit beside a large figure'),
  promise: text(90, 'the promise beside the form'),
  steps: exactly(3, text(90, 'a step after applying'), 'steps'),
});

/** A section that other pages link to by its id. */
export const section = z.strictObject({ id, title: heading, note });

/** A line of a drawing or list: what it is called, and what is said of it. */
export const entry = (titleMax: number, textMax: number, place: string) =>
  z.strictObject({
    title: text(titleMax, `the title of ${place}`),
    text: text(textMax, `the text of ${place}`),
  });

/** A cell with its term over its value. */
export const term = (termMax: number, valueMax: number, place: string) =>
  z.strictObject({
    term: text(termMax, `the term of ${place}`),
    value: text(valueMax, `the value of ${place}`),
  });

/** The zone where a visitor may ask or tell something, by phone or mail, and the day its page was last true. */
export const ask = z.strictObject({
  title: heading,
  text: text(260, 'the paragraph beside the buttons'),
  asOf: text(40, 'the day under the buttons'),
});
