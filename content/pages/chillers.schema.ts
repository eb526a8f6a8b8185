import { z } from 'zod';
import { exactly, text, wording } from '../records/fields.ts';
import {
  button,
  caption,
  column,
  each,
  emergency,
  heading,
  headline,
  lead,
  note,
  sampleNote,
} from '../words/blocks.schema.ts';

export const schemas = {
  chillersPage: z.strictObject({
    /** Read as one line; the figure is as wide as the sheet. */
    title: z.strictObject({
      before: headline(16),
      range: each(text(7, 'the figure of the headline'), 'from', 'to'),
      after: text(8, 'the unit of the headline'),
    }),
    lead,
    actions: z.strictObject({
      quote: button,
      emergency: button,
      call: button,
      // the reply to a quote, what the red button does, and the price of a text, one after the other
      note: text(200, 'the note under the buttons'),
    }),
    types: z.strictObject({
      title: heading,
      note,
      kinds: each(text(40, 'the line over types of one kind'), 'heat rejection', 'compressor'),
      unit: text(8, 'the unit of the scale'),
      range: wording,
      elevation: wording,
    }),
    building: z.strictObject({
      title: heading,
      note,
      caption,
      question: column,
      questions: exactly(4, column, 'questions'),
    }),
    services: z.strictObject({
      title: heading,
      planned: text(40, 'the brace over the planned services'),
      unplanned: text(40, 'the brace over the services at any time'),
      sheet: text(5, 'the number of a sheet'),
      more: button,
    }),
    industries: z.strictObject({
      title: heading,
      note,
      caption,
      columns: each(column, 'industry', 'load'),
      marks: each(text(20, 'the legend of the marks'), 'usual', 'seen', 'rare'),
      sample: sampleNote,
    }),
    emergency,
  }),
};
