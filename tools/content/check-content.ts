import * as facts from '#content/facts.ts';
import { faultsOf } from './content-faults.ts';
import { type Content, content, fileOf, sources } from './content-registry.ts';
import { rules } from './content-rules.ts';

/** `npm run check`, first part: stops at content that is wrong, naming file, field, fault and remedy. */
export function checkContent(): void {
  const faults = [...findFaults(content), ...findUnlisted(), ...findRepeatedFacts(contentTexts)];
  if (faults.length === 0) return;
  throw new Error(`${faults.length} faults in the content\n${faults.join('\n')}`);
}

/** Entry point of the command. */
export function main(): void {
  checkContent();
  console.log('The content is in order.');
}

/** Every fault of the records, each as `file: field: what is wrong; what to do`. */
export function findFaults(checked: Content): string[] {
  const faults = (Object.keys(sources) as (keyof Content)[]).flatMap((list) => {
    const records: unknown = checked[list];
    if (!Array.isArray(records))
      return faultsOf(sources[list].schema, records).map((fault) => `${fileOf(list)}: ${fault}`);
    return records.flatMap((record, index) => recordFaults(list, record, index));
  });
  // the rules read fields that the schemas have vouched for
  const broken = faults.length ? [] : Object.values(rules).flatMap((rule) => rule(checked));
  return [...new Set([...faults, ...broken])];
}

function recordFaults(list: keyof Content, record: Named, index: number): string[] {
  const name = record.id ?? record.code ?? record.name ?? record.label ?? String(index);
  const hasOwnFile = sources[list].file.includes('{id}');
  return faultsOf(sources[list].schema, record).map((fault) =>
    hasOwnFile ? `${fileOf(list, name)}: ${fault}` : `${fileOf(list)}: ${list} ${name}.${fault}`,
  );
}

type Named = { id?: string; code?: string; name?: string; label?: string };

const recordFiles = Object.keys(
  import.meta.glob([
    '../../content/{chiller-services,positions,programs,projects,services,team,trades}/**/*.ts',
    '!../../content/**/{index,papers,gallery}.ts',
  ]),
).map(fromRoot);

/** Records that no list names, and lists that name a record by another id than its file. */
function findUnlisted(): string[] {
  const listed = (Object.keys(sources) as (keyof Content)[])
    .filter((list) => sources[list].file.includes('{id}'))
    .flatMap((list) => (content[list] as readonly { id: string }[]).map(({ id }) => fileOf(list, id)));
  const folder = (file: string) => file.split('/').slice(0, 2).join('/');
  return [
    ...recordFiles
      .filter((file) => !listed.includes(file))
      .map(
        (file) => `${file}: record: is on no page; list it in ${folder(file)}/index.ts, or delete the file`,
      ),
    ...listed
      .filter((file) => !recordFiles.includes(file))
      .map((file) => `${file}: id: differs from the name of its file; make the two the same`),
  ];
}

const contentTexts = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../content/**/*.ts',
        '!../../content/{company,facts,format,schema,picture-type}.ts',
        '!**/*.{test,d}.ts',
      ],
      { query: '?raw', import: 'default', eager: true },
    ),
  ).map(([path, text]) => [fromRoot(path), text]),
);

/** Facts that are typed a second time, by file and its text. */
export function findRepeatedFacts(texts: Record<string, string>): string[] {
  const constants: [string, string][] = [
    [content.company.phone.display, 'company.phone of content/company.ts'],
    [content.company.phone.e164, 'company.phone of content/company.ts'],
    [content.company.email, 'company.email of content/company.ts'],
    [content.company.emergency.line, 'company.emergency.line of content/company.ts'],
    ...Object.entries(facts).flatMap(([name, fact]): [string, string][] =>
      repeatable.includes(name) ? [[String(fact), `${name} of content/facts.ts`]] : [],
    ),
  ];
  return Object.entries(texts).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        constants
          .filter(([fact]) => standsIn(line, fact))
          .map(([fact, source]) => `${file}: line ${index + 1}: "${fact}" is typed again; use ${source}`),
      ),
  );
}

/** Those that cannot mean anything else when they stand in a text. */
const repeatable = [
  'emergencyHours',
  'emergencyHoursShort',
  'quoteReply',
  'careersReply',
  'bondSingle',
  'bondAggregate',
  'projectValue',
  'compressorWarranty',
  'technicianRate',
  'helperRate',
  'governmentRate',
  'payOverall',
  'womanOwned',
  'homeCounties',
];

/** Whether the line holds the fact as a word of its own, outside a comment. */
function standsIn(line: string, fact: string): boolean {
  if (/^\s*(\/\/|\/?\*)/.test(line)) return false;
  const start = line.indexOf(fact);
  return start >= 0 && !/\w/.test(line.charAt(start - 1)) && !/\w/.test(line.charAt(start + fact.length));
}

function fromRoot(path: string): string {
  return path.replace('../../', '');
}
