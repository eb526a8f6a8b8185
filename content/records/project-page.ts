import { z } from 'zod';
import { atLeast, decimal, exactly, list, sample, text, weekSpan, whole } from './fields.ts';

/** A machine, or a group of them, on the weeks of the job: it cools while it runs. */
const lane = z.strictObject({
  name: text(16, 'a lane of the plan'),
  tons: decimal(0.5, 100_000, 'tons').describe('Its share of the tonnage: the height of its lane.'),
  runs: atLeast(1, weekSpan).describe('Weeks in which it runs.'),
  occasion: text(16, 'the weeks of a lane').optional().describe('What its weeks are called: jury weeks.'),
  isTemporary: z.boolean().optional().describe('It stood there for the job alone.'),
});

const phase = z.strictObject({
  title: text(24, 'a phase of the work'),
  weeks: weekSpan,
  text: text(170, 'the lines of a phase'),
  pictures: list(whole(1, 60, 'as number of the picture'))
    .optional()
    .describe('Pictures of galleryPhotos that show it, counted from 1.'),
});

/** A reading before the work and after it, on a scale of its own. */
const reading = z
  .strictObject({
    name: text(28, 'a reading'),
    unit: text(14, 'the unit of a reading'),
    before: z.number().positive({ error: 'is not above zero; the bar before is the scale of the row' }),
    after: z.number().nonnegative({ error: 'is below zero; write what was measured' }),
  })
  .refine(({ before, after }) => after <= before, {
    path: ['after'],
    error: 'is above before, and its bar would leave the row; name the reading so that less is better',
  });

/** What a project's own page tells besides its card. */
export const projectPageSchema = z.strictObject({
  sample,
  headline: text(64, 'the headline of the project’s page').describe('What was done, and what it spared.'),
  lead: text(200, 'the lead of the project’s page'),
  hard: exactly(
    3,
    z.strictObject({ title: text(28, 'a difficulty'), text: text(120, 'the lines of a difficulty') }),
    'difficulties',
  ),
  plan: z
    .strictObject({ title: text(40, 'the title of the plan'), lanes: atLeast(2, lane) })
    .optional()
    .describe('What ran in which week, in tons; leave it out where nothing had to keep running.'),
  phases: atLeast(2, phase),
  result: z.strictObject({
    text: text(200, 'the lines of the result'),
    picture: whole(1, 60, 'as number of the picture').optional(),
    readings: atLeast(1, reading),
  }),
});

type Fault = { path: (string | number)[]; message: string };

/** What a page says beyond the job: weeks after its end, and pictures that the gallery does not hold. */
export function pageFaults(
  { plan, phases, result }: z.output<typeof projectPageSchema>,
  { duration, pictures }: { duration: number; pictures: number },
): Fault[] {
  const late = (path: Fault['path'], { to }: { to: number }): Fault[] =>
    to > duration
      ? [{ path: [...path, 'to'], message: `is week ${to} of ${duration}; correct it or duration` }]
      : [];
  const missing = (path: Fault['path'], number: number): Fault[] =>
    number > pictures
      ? [{ path, message: `is ${number} of ${pictures} in galleryPhotos; name one that is there` }]
      : [];
  return [
    ...phases.flatMap(({ weeks, pictures: shown = [] }, index) => [
      ...late(['phases', index, 'weeks'], weeks),
      ...shown.flatMap((number, place) => missing(['phases', index, 'pictures', place], number)),
    ]),
    ...(plan?.lanes ?? []).flatMap(({ runs }, index) =>
      runs.flatMap((run, place) => late(['plan', 'lanes', index, 'runs', place], run)),
    ),
    ...(result.picture === undefined ? [] : missing(['result', 'picture'], result.picture)),
  ];
}
