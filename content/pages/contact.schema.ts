import { z } from 'zod';
import { alt, exactly, text, wording } from '../records/fields.ts';
import { caption, column, entry, heading, headline, label, note } from './blocks.schema.ts';

const channel = z.strictObject({ label, note: text(70, 'the line under a channel') });
const zone = entry(30, 260, 'a zone of the map');

export const schemas = {
  contactPage: z.strictObject({
    call: headline(40),
    channels: z.strictObject({ text: channel, email: channel, office: label, mailing: label }),
    hours: z.strictObject({
      title: heading,
      caption,
      day: column,
      time: column,
      office: text(40, 'the legend of the hours'),
      emergency: text(44, 'the legend of the hours'),
      routine: text(160, 'the line under the hours'),
      axis: exactly(5, text(6, 'a mark of the axis'), 'marks'),
      open: wording,
    }),
    certifications: z.strictObject({ title: heading, check: text(12, 'the words before a link') }),
    areas: z.strictObject({ title: heading, note, map: alt, near: zone, far: zone }),
  }),
};
