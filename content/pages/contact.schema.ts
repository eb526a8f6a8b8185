import { z } from 'zod';
import { exactly, text } from '../records/fields.ts';
import { alt } from '../records/picture-fields.ts';
import { caption, column, entry, heading, headline, label, note } from '../words/blocks.schema.ts';

const channel = z.strictObject({ label, note: text(70, 'the line under a channel') });
const plate = z.strictObject({ title: text(20, 'a plate'), text: text(24, 'a plate') });
const zone = entry(30, 260, 'a zone of the map');

export const schemas = {
  contactPage: z.strictObject({
    call: headline(40),
    channels: z.strictObject({
      text: channel.extend({ same: label }),
      email: channel,
      office: label,
      mailing: label,
    }),
    desk: z.strictObject({ caption, phone: plate, map: plate }),
    hours: z.strictObject({
      title: heading,
      caption,
      day: column,
      chart: column,
      time: column,
      now: text(24, 'the mark on the chart').refine((line) => /\{day\}.*\{time\}/.test(line), {
        error: 'names no day and time; write {day} and {time} where they belong',
      }),
      line: z.strictObject({ day: text(8, 'the row of the line'), time: text(18, 'the row of the line') }),
      routine: text(160, 'the line under the hours'),
      axis: exactly(5, text(6, 'a mark of the axis'), 'marks'),
      closed: text(18, 'a row without hours'),
    }),
    certifications: heading,
    areas: z.strictObject({ title: heading, note, map: alt, near: zone, far: zone }),
  }),
};
