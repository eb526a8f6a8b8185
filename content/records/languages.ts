import { z } from 'zod';
import { addresses } from '../values/addresses.ts';
import { defineCollection, type Problem, type ReadRecord } from './collection.ts';
import { given, id, type Named, order, route } from './fields.ts';

const path = z
  .string()
  .regex(/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/, {
    error: 'is no path; write small letters, figures and hyphens after a slash, such as /es/contacto',
  })
  .transform((text) => text as `/${string}`);

/** A language of the site: a folder of content/words, and which pages it has. */
const languageSchema = z.strictObject({
  order,
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
  notFound: path.optional().describe('Where the page for missing addresses lies.'),
  messages: path.optional().describe('Where the pages lie that answer a form without script.'),
});

export type Language = Named<typeof languageSchema>;

export const languagesCollection = defineCollection({
  name: 'languages',
  noun: 'language',
  least: 1,
  schema: languageSchema,
  rules: [firstHasNoPaths, othersHaveHome, pathsAreApart],
});

function firstHasNoPaths([first]: readonly ReadRecord<z.output<typeof languageSchema>>[]): Problem[] {
  if (!first?.value.paths) return [];
  return [
    {
      file: first.file,
      field: 'paths',
      text: 'are those of the first language, which content/values/addresses.ts has; take them out',
    },
  ];
}

function othersHaveHome([, ...others]: readonly ReadRecord<z.output<typeof languageSchema>>[]): Problem[] {
  const needed = ['notFound', 'messages'] as const;
  return others.flatMap(({ file, value }) => [
    ...(value.paths?.home ? [] : [{ file, field: 'paths.home', text: `is missing; write /${value.id}` }]),
    ...needed
      .filter((field) => !value[field])
      .map((field) => ({ file, field, text: `is missing; write a path below /${value.id}` })),
  ]);
}

/** No path stands twice, nor for a page of the first language. */
function pathsAreApart(records: readonly ReadRecord<z.output<typeof languageSchema>>[]): Problem[] {
  const taken = new Set<string>(Object.values(addresses).map((address) => address.path));
  return records.flatMap(({ file, value: { paths = {}, notFound, messages } }) =>
    [
      ...Object.entries(paths).map(([name, own]) => [`paths.${name}`, own] as const),
      ['notFound', notFound] as const,
      ['messages', messages] as const,
    ].flatMap(([field, own]) => {
      if (own === undefined) return [];
      const isTaken = taken.has(own);
      taken.add(own);
      return isTaken ? [{ file, field, text: 'is the path of another page; choose another' }] : [];
    }),
  );
}
