// One file, longer than others, so that what every page counts on stands together: languages, addresses, places, hours.

import { z } from 'zod';
import { addresses, serverPaths } from '../values/addresses.ts';
import florida from '../values/florida.json' with { type: 'json' };
import { weekdays } from '../values/format.ts';
import { defineCollection, defineSingle } from './collection.ts';
import {
  atLeast,
  county,
  given,
  id,
  list,
  type Named,
  properName,
  route,
  text,
  time,
  whole,
} from './fields.ts';
import { alt, drawing, parts } from './picture-fields.ts';

const path = z
  .string()
  .regex(/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/, {
    error: 'is no path; write small letters, figures and hyphens after a slash, such as /es/contacto',
  })
  .transform((text) => text as `/${string}`);

const languageSchema = z.strictObject({
  label: given('the switch of languages').describe('Its own name: Español.'),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}-[A-Z]{2}$/, { error: 'is no locale; write language and country, such as es-US' })
    .describe('Language and country, as browsers know them: es-US.'),
  paths: z
    .partialRecord(route, path)
    .optional()
    .describe('Its pages, each with its path; what is not listed leads to the page of the first language.'),
  slugs: z
    .record(id, id)
    .optional()
    .describe(
      'What the page of a record is called in the address: technician: tecnico. Without it as its id.',
    ),
  untranslated: z
    .array(id)
    .optional()
    .describe(
      'Files of words that no page of this language shows, such as government: they stay in the first one.',
    ),
  guesses: z
    .array(path)
    .optional()
    .describe('Addresses that people try, which lead to its home page: /espanol.'),
  messages: path.optional().describe('Where the pages lie that answer a form without script.'),
});

export type Language = Named<typeof languageSchema>;

const ownPaths: readonly string[] = Object.values(addresses).map((address) => address.path);

function oldAddressFault(address: string): string | false {
  const isOfServer = Object.values<string>(serverPaths).includes(address);
  if (isOfServer || ownPaths.includes(address))
    return `is ${isOfServer ? 'answered by the server' : 'a page of this site'}; remove the line`;
  return /\/index$|\.html$/.test(address) && 'is found without its ending too; leave /index and .html out';
}

const openingDay = z.strictObject({
  day: z.enum(weekdays),
  open: z
    .strictObject({ from: time, to: time })
    .nullable()
    .describe(
      'From and to on the 24-hour clock, as "07:00"; null where only the emergency line is answered.',
    ),
});

export type OpeningDay = z.output<typeof openingDay>;

const countyNames: readonly string[] = florida.objects.counties.geometries.map(
  ({ properties }) => properties.name,
);

export const siteCollections = [
  defineCollection({
    name: 'languages',
    noun: 'language',
    least: 1,
    schema: languageSchema,
    rules: (records) => {
      const [first, ...others] = records;
      const taken = new Set(ownPaths);
      return [
        first?.value.paths && {
          file: first.file,
          path: ['paths'],
          text: 'are those of the first language, which content/values/addresses.ts has; take them out',
        },
        ...others.flatMap(({ file, value: { id, paths, messages } }) => [
          !paths?.home && { file, path: ['paths', 'home'], text: `is missing; write /${id}` },
          !messages && { file, path: ['messages'], text: `is missing; write a path below /${id}` },
        ]),
        ...records.flatMap(({ file, value: { paths = {}, messages } }) =>
          Object.entries({ ...paths, messages }).map(([name, own]) => {
            const isTaken = own !== undefined && taken.has(own);
            if (own !== undefined) taken.add(own);
            const path = name in paths ? ['paths', name] : [name];
            return isTaken && { file, path, text: 'is the path of another page; choose another' };
          }),
        ),
      ];
    },
  }),
  defineCollection({
    name: 'drawings',
    noun: 'drawing',
    isShared: true,
    sortBy: [],
    schema: drawing().extend({ parts: parts.optional() }),
  }),
  defineCollection({
    name: 'sections',
    noun: 'section',
    isShared: true,
    sortBy: [],
    schema: z.strictObject({ alt, parts }),
  }),
  defineSingle({
    name: 'moved-pages',
    noun: 'list of moved pages',
    schema: z.strictObject({
      addresses: z
        .record(
          z.string().regex(/^(?:\/[a-z\d][\w.-]*)+$/, {
            error:
              'is no old address; write it without domain, question mark or slash at its end, such as /service-areas',
          }),
          route,
        )
        .describe(
          'An old address, and the name of its page in content/values/addresses.ts. The same with a slash or .html at its end is meant too.',
        ),
    }),
    faults: (moved) => ({
      addresses: Object.fromEntries(Object.keys(moved.addresses).map((old) => [old, oldAddressFault(old)])),
    }),
  }),
  defineCollection({
    name: 'regions',
    noun: 'region',
    isShared: true,
    schema: z.strictObject({
      number: whole(1, 8, 'as number on the map'),
      name: text(20, 'the list of regions'),
      counties: list(properName(24, 'the list of counties')),
    }),
    least: 1,
    sortBy: ['number'],
    unique: ['number', 'name'],
    rules: (records) => {
      const listed = records.flatMap(({ file, value }) =>
        value.counties.map((name, index) => ({ name, place: { file, path: ['counties', index] } })),
      );
      const names = listed.map(({ name }) => name);
      return [
        ...listed.map(({ name, place }, index) => {
          if (!countyNames.includes(name))
            return { ...place, text: `"${name}" is no county of Florida; write the one that is missing` };
          const isTwice = names.indexOf(name) !== index;
          return isTwice && { ...place, text: `${name} stands twice; remove one of the two` };
        }),
        ...countyNames
          .filter((name) => !names.includes(name))
          .map((name) => ({ path: ['counties'], text: `${name} is missing; add it to its region` })),
      ];
    },
  }),
  defineSingle({
    name: 'service-area',
    noun: 'service area',
    schema: z.strictObject({
      homeState: z.literal('Florida'),
      homeCounties: atLeast(1, county).describe('Where the emergency hours hold without a word on travel.'),
    }),
    references: { homeCounties: 'regions.counties' },
  }),
  defineSingle({
    name: 'hours',
    noun: 'week',
    schema: z.strictObject({
      days: z.array(openingDay).length(7, { error: 'is not a week; list all seven days' }).readonly(),
    }),
    faults: ({ days }) => ({
      days: days.map(({ day, open }, index) => ({
        day: day !== weekdays[index] && `is ${day}; write ${weekdays[index]}`,
        open:
          (open &&
            open.from >= open.to &&
            'closes before it opens; correct from or to: a day ends at 23:59') ||
          (index === 0 && days.every((one) => !one.open) && 'is closed, as is every other day; open one'),
      })),
    }),
  }),
] as const;
