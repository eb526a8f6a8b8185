import { z } from 'zod';
import { minutesOf } from '../../values/format.ts';
import { defineSingle } from '../collection.ts';
import { time } from '../fields.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const openingDay = z.strictObject({
  day: z.enum(week),
  open: z
    .strictObject({ from: time, to: time })
    .nullable()
    .describe(
      'From and to on the 24-hour clock, as "07:00"; null where only the emergency line is answered.',
    ),
});

/** When the office is open. */
export const hoursSchema = z.strictObject({
  days: z.array(openingDay).length(7, { error: 'is not a week; list all seven days' }).readonly(),
});

export type Hours = z.output<typeof hoursSchema>;
export type OpeningDay = Hours['days'][number];

export const hoursCollection = defineSingle({
  name: 'hours',
  noun: 'week',
  schema: hoursSchema,
  rules: [
    (records) =>
      records.flatMap(({ file, value: { days } }) =>
        days.flatMap(({ day, open }, index) => [
          ...(day === week[index]
            ? []
            : [{ file, field: `days[${index}].day`, text: `is ${day}; write ${week[index]}` }]),
          ...(open && minutesOf(open.from) >= minutesOf(open.to)
            ? [{ file, field: `days[${index}].open`, text: 'closes before it opens; correct from or to' }]
            : []),
        ]),
      ),
  ],
});
