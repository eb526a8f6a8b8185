import { expect, test } from 'vitest';
import { frozenText, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { chiller, type Mistake, rooftop, testMistakes } from '../../tests/fixtures/record-mistakes.ts';

const sixth = frozenText(rooftop).replace(/^isPastPerformance.*\n/m, '');

test('the records are in order', () => expect(readEdited({}).faults).toEqual([]));

test('a further record needs no change of the code', () => {
  const { faults, library } = readEdited({
    'projects/new.yaml': sixth.replace('P-2', 'P-10').replace('Rooftop unit', 'Second rooftop unit'),
  });
  expect(faults).toEqual([]);
  const sheets = library.projects?.map(({ value }) => (value as unknown as { sheet: string }).sheet);
  expect(sheets?.at(-1)).toBe('P-10');
});

// what no record may do, whatever it is of: unknown fields, references to nothing, ids that are taken, YAML that is none
testMistakes([
  [
    'a misspelled field',
    { [chiller]: ['title:', 'titel:'] },
    /project\.yaml:3:\d+: titel: is no field of this record; write title, or remove it/,
  ],
  [
    'a misspelled field inside a field',
    { [chiller]: ['isOpen', 'isOpn'] },
    /valueBand\.isOpn: is no field of this record; write isOpen, or remove it/,
  ],
  [
    'a county that nobody knows',
    { 'service-area.yaml': ['Miami-Dade', 'Miami Dade'] },
    /service-area\.yaml:\d+:\d+: homeCounties\[2\]: "Miami Dade" is not in content\/records\/regions; write Miami-Dade/,
  ],
  [
    'a program that is not taught',
    { 'certifications.yaml#epa-608': ['hvac-fundamentals', 'hvac-fundamental'] },
    /certifications\.yaml:\d+:\d+: epa-608\.preparedIn\[0\]: "hvac-fundamental" is not in content\/records\/programs; write hvac-fundamentals/,
  ],
  [
    'the same sheet twice, naming both files',
    { 'projects/copy.yaml': sixth.replace('Rooftop unit', 'Second rooftop unit') },
    /rooftop-unit-replacement\/project\.yaml:\d+:\d+: sheet: "P-2" stands in content\/records\/projects\/copy\.yaml too; give one of the two another sheet/,
  ],
  [
    'a folder that Finder copied',
    { 'projects/rooftop-unit-replacement copy/project.yaml': sixth },
    /content\/records\/projects\/rooftop-unit-replacement copy: has a space in its name, which becomes its address; rename the folder rooftop-unit-replacement-copy$/,
  ],
  ...(
    [
      ['Refrigeração.yaml', 'a capital letter', 'refrigeracao'],
      ['réfrigération.yaml', '"é"', 'refrigeration'],
      ['job_2.yaml', '"_"', 'job-2'],
      ['job.2.yaml', '"."', 'job-2'],
      ['job (1).yaml', 'a space', 'job-1'],
      ['job%20.yaml', '"%"', 'job-20'],
      ['job--2.yaml', 'a hyphen too many', 'job-2'],
    ] as const
  ).map(
    ([file, what, name]): Mistake => [
      `a file named ${file}`,
      { [`projects/${file}`]: sixth },
      RegExp(
        `${file.replace(/[.()]/g, '\\$&')}: has ${what} in its name, which becomes its address; rename the file ${name}$`,
      ),
    ],
  ),
  [
    'a name of a page of the list',
    { 'projects/page.yaml': sixth },
    /projects\/page\.yaml: has a name that the site uses for addresses of its own/,
  ],
  [
    'a very long name',
    { [`projects/${'long-'.repeat(40)}job.yaml`]: sixth },
    /has a name of 203 letters, which becomes its address; shorten it to 60/,
  ],
  [
    'a space in the name of a record among others',
    { 'career-benefits.yaml': [/^tools:/m, 'hand tools:'] },
    /career-benefits\.yaml:\d+:\d+: has a space in its name, which becomes its address; rename it hand-tools/,
  ],
  [
    'a second record in the folder of another',
    { 'projects/warehouse-cooling/project copy.yaml': sixth },
    /warehouse-cooling\/project\.yaml: stands beside content\/records\/projects\/warehouse-cooling\/project copy\.yaml; a folder holds one record: take one of them out/,
  ],
  [
    'a folder that holds no records',
    { 'Team/nadia-perez.yaml': 'name: Nadia' },
    /Team\/nadia-perez\.yaml: is read by no page, as "Team" is no list of records; write team/,
  ],
  [
    'records without names',
    { 'testimonials.yaml': '- page: residential\n' },
    /testimonials\.yaml:1:1: has no names; write each record indented below a name of its own/,
  ],
  [
    'the same id twice, naming both files',
    {
      'projects/warehouse-cooling.yaml': sixth
        .replace('P-2', 'P-9')
        .replace('Rooftop unit', 'Second rooftop unit'),
    },
    /warehouse-cooling\.yaml:\d+:\d+: id: "warehouse-cooling" stands in content\/records\/projects\/warehouse-cooling\/project\.yaml too; give one of the two another id/,
  ],
  [
    'a collection below its least',
    { 'regions.yaml': null },
    /content\/records\/regions: records: holds 0 records, each a region; the pages need 1: add the missing ones/,
  ],
  [
    'a tab',
    { 'rates.yaml': ['  dollarsPerHour', '\tdollarsPerHour'] },
    /rates\.yaml:\d+:\d+: begins with a tab; indent with spaces, as the lines around it/,
  ],
  [
    'a colon in a text',
    { 'career-benefits.yaml#tools': [/text: .*/, 'text: Tools: ours and yours'] },
    /career-benefits\.yaml:\d+:\d+: has a colon inside its text; put the whole text in quotes/,
  ],
  [
    'a colon in a line of a list',
    { [rooftop]: [/features:\n(?: +- .*\n)+/, 'features:\n  - Ceiling fans: four\n'] },
    /features\[0\]: has a colon inside its text; put the whole text in quotes: "Ceiling fans: four"/,
  ],
  [
    'a bracket at the beginning of a text',
    { [chiller]: [/^title:.*/m, 'title: [Draft]'] },
    /title: begins with a bracket, which makes it no text; put the whole text in quotes: "\[Draft\]"/,
  ],
  [
    'yes in the place of true',
    { 'rates.yaml': ['sample: true', 'sample: yes'] },
    /rates\.yaml:\d+:\d+: sample: is "yes"; write true or false/,
  ],
  [
    'a number with a comma',
    { [rooftop]: [/min: \d+/, 'min: 250,000'] },
    /valueBand\.min: is "250,000"; write digits alone: 250000/,
  ],
  [
    'a number in quotes',
    { 'rates.yaml': [/dollarsPerHour: (\d+)/, 'dollarsPerHour: "$1"'] },
    /dollarsPerHour: stands in quotes; write \d+ without them/,
  ],
  [
    'a text in the place of a list',
    { [rooftop]: [/features:\n(?: +- .*\n)+/, 'features: One crane\n'] },
    /features: is no list; write each entry on a line of its own, behind a hyphen and a space/,
  ],
  [
    'a text in the place of fields',
    { [rooftop]: [/picture:\n(?: +.*\n)+/, 'picture: crane-lift.png\n'] },
    /picture: has no fields; write each on a line of its own below it, as name: value/,
  ],
  [
    'a code that YAML reads as another',
    { 'credentials.yaml#wosb': ['number: null', 'number: 0012345'] },
    /credentials\.yaml:\d+:\d+: wosb\.number: is a number; put it in quotes: "0012345"/,
  ],
  [
    'a plain number where a text is asked for',
    { 'credentials.yaml#wosb': ['number: null', 'number: 19.0'] },
    /wosb\.number: is a number; put it in quotes: "19\.0"/,
  ],
  [
    'a field without its text',
    { [chiller]: [/^title:.*/m, 'title:'] },
    /title: is empty; write the text for the project heading/,
  ],
  [
    'a file without a word',
    { 'rates.yaml': '# nothing yet\n' },
    /rates\.yaml:1:1: record: is empty; write it/,
  ],
  [
    'a record saved as UTF-16',
    { 'rates.yaml': '\uFFFD\uFFFDs\0a\0m\0' },
    /rates\.yaml:1:1: is not saved as UTF-8; save the file again with the encoding UTF-8/,
  ],
  [
    'a quote that is not closed',
    { 'career-benefits.yaml#tools': [/text: .*/, 'text: "Ours'] },
    /career-benefits\.yaml:\d+:\d+: lacks a closing quote or bracket; add it/,
  ],
  [
    'a field twice',
    { 'career-benefits.yaml#tools': [/$/, '  title: Again\n'] },
    /career-benefits\.yaml:\d+:\d+: names a field a second time; remove one of the two/,
  ],
]);
