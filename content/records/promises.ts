import { z } from 'zod';
import { defineSingle, recordsOf } from './collection.ts';
import { atLeast, decimal, https, id, properName, sample, text, time, title, whole } from './fields.ts';
import type { TeamMember } from './people.ts';

const hoursToCrew = whole(1, 48, 'hours from call to crew on site');

const home = z.strictObject({
  callBy: time.describe(
    'Last call of the day for a visit on the same day; the minute itself counts. Four hours before midnight is as far ahead as the promise to businesses.',
  ),
  nightEnds: time.describe('Until then a call counts as the night’s, from then on as the new day’s.'),
  arriveBy: time.describe('After a call in the night a technician is at the door by then, at the latest.'),
  nightVisit: text(60, 'the rule for the night').describe(
    'Who is visited in the night itself: follows "if", without a full stop. Widen it only as far as a crew can keep it.',
  ),
});

const reply = z.strictObject({
  hours: whole(1, 168, 'hours to the answer'),
  by: z.string().describe('Id of the member of the team who answers; pages print name and short role.'),
});

const replyKinds = ['quote', 'proposal', 'training', 'careers'] as const;
export type ReplyKind = (typeof replyKinds)[number];

const line = z.strictObject({ id, text: text(130, 'a line of the list') });

export const promiseCollections = [
  defineSingle({
    name: 'promises',
    noun: 'list of promises',
    schema: z.strictObject({
      sample,
      emergency: z.strictObject({
        commercialHours: hoursToCrew,
        governmentHours: hoursToCrew,
        // sentences of every page, the clock and what search engines read go by these two
        residential: z
          .literal('same day', { error: 'is not what the pages promise who calls by callBy; write same day' })
          .meta({ isTranslated: true, description: 'When a crew comes to a home.' }),
        line: z
          .literal('24/7', { error: 'is not what the pages promise, day and night; write 24/7' })
          .meta({ isTranslated: true, description: 'When the line is answered.' }),
        textMinutes: whole(1, 240, 'minutes').describe('Until a text is answered, at any hour.'),
        home,
        answers: z.strictObject({
          office: text(30, 'the clock of /residential').describe('Who answers in office hours.'),
          otherwise: text(30, 'the clock of /residential').describe(
            'Who answers at all other hours; a call center may not stand here as a person.',
          ),
        }),
        languages: atLeast(1, properName(12, 'the languages')).describe(
          'Languages in which the line is answered at any hour; only then a line in that language stands on the page.',
        ),
      }),
      routineResponse: text(30, 'the service agreement').describe('Of a visit that is no emergency.'),
      replies: z.strictObject({
        quote: reply,
        proposal: reply.describe('To RFQs and RFPs; also the point of contact of the capability statement.'),
        training: reply,
        careers: reply,
        everyDay: z
          .boolean()
          .describe(
            'Whether Sundays and holidays count. The notices of the forms say 24 and 48 hours without exception, so they are only true if they do.',
          ),
      }),
      maintenance: z.strictObject({
        visitsPerYear: whole(1, 12, 'visits a year').describe('At businesses and public buildings.'),
        homeVisitsPerYear: whole(1, 12, 'visits a year').describe('At a house.'),
      }),
    }),
    references: Object.fromEntries(replyKinds.map((kind) => [`replies.${kind}.by`, 'team'])),
    faults: ({ emergency, replies }, library) => {
      const { callBy, nightEnds, arriveBy } = emergency.home;
      const unfit = recordsOf<TeamMember>(library, 'team').filter(({ shortRole }) => !shortRole);
      return {
        emergency: {
          home: {
            nightEnds:
              nightEnds >= callBy &&
              'is not before callBy; between the two lies the day: correct one of them',
            arriveBy: nightEnds >= arriveBy && 'is not after nightEnds; name a time of the morning',
          },
        },
        replies: Object.fromEntries(
          replyKinds.map((kind) => {
            const { by } = replies[kind];
            const text = `names ${by}, who has no shortRole; write it in records/team/${by}.yaml`;
            return [kind, { by: unfit.some(({ id }) => id === by) && text }];
          }),
        ),
      };
    },
  }),
  defineSingle({
    name: 'agreement',
    noun: 'service agreement',
    schema: z.strictObject({
      sample,
      number: z
        .string()
        .regex(/^SLA-\d+$/, {
          error: 'is no number of an agreement; write SLA, hyphen, number, such as SLA-1',
        })
        .describe('In the corner of the sheet.'),
      reportDays: whole(1, 30, 'business days').describe('Until the readings of a visit are sent.'),
      remedy: z.strictObject({
        freeHours: whole(1, 8, 'hours').describe('Free of each person when a crew is late.'),
        graceDays: whole(1, 30, 'days').describe('How late a planned visit may be before it is free.'),
        lateToEnd: whole(1, 10, 'late crews').describe('In twelve months: the customer may then end it.'),
      }),
      termMonths: whole(1, 60, 'months').describe(
        'It ends by itself: automatic renewal would bring duties towards consumers, s. 501.165, Florida Statutes.',
      ),
      noticeDays: whole(7, 90, 'days').describe('For either side.'),
      units: atLeast(
        1,
        z.strictObject({ name: text(44, 'the table of prices'), hoursPerVisit: decimal(0.25, 100, 'hours') }),
      ).describe('What a visit takes; the yearly price follows from visits and rate.'),
    }),
  }),
  /** What to do in the heat until a technician comes: the advice of a public agency, in words of our own and nothing beyond it. */
  defineSingle({
    name: 'heat-advice',
    noun: 'list of advice',
    isShared: true,
    schema: z.strictObject({
      source: z.strictObject({ agency: title('the line under the list'), url: https }),
      steps: atLeast(1, line),
    }),
  }),
  defineSingle({
    name: 'home-visit',
    noun: 'visit to a home',
    schema: z.strictObject({
      sample,
      windowHours: whole(1, 8, 'hours').describe('The window of arrival that the call names.'),
      noticeMinutes: whole(5, 120, 'minutes').describe('From the text with the name to arrival.'),
      signs: atLeast(1, line).describe('In order: the call, the text, the door.'),
    }),
  }),
] as const;
