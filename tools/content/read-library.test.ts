import { expect, test } from 'vitest';
import { frozenText, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { chiller, expectFaults, rooftop } from '../../tests/fixtures/record-mistakes.ts';

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

// whatever it is of: unknown fields, references to nothing, ids that are taken, YAML that is none
test('the check names place, field and remedy of what no record may do', () => {
  expectFaults({ [chiller]: ['title:', 'titel:'] }).toMatch(
    /project\.yaml:3:\d+: titel: is no field of this record; write title, or remove it/,
  );
  expectFaults({ [chiller]: ['isOpen', 'isOpn'] }).toMatch(
    /valueBand\.isOpn: is no field of this record; write isOpen, or remove it/,
  );
  expectFaults({ 'service-area.yaml': ['Miami-Dade', 'Miami Dade'] }).toMatch(
    /service-area\.yaml:\d+:\d+: homeCounties\[2\]: "Miami Dade" is not in content\/records\/regions; write Miami-Dade/,
  );
  expectFaults({ 'certifications.yaml#epa-608': ['hvac-fundamentals', 'hvac-fundamental'] }).toMatch(
    /certifications\.yaml:\d+:\d+: epa-608\.preparedIn\[0\]: "hvac-fundamental" is not in content\/records\/programs; write hvac-fundamentals/,
  );
  expectFaults({ 'projects/copy.yaml': sixth.replace('Rooftop unit', 'Second rooftop unit') }).toMatch(
    /rooftop-unit-replacement\/project\.yaml:\d+:\d+: sheet: "P-2" stands in content\/records\/projects\/copy\.yaml too; give one of the two another sheet/,
  );
  expectFaults({ 'projects/rooftop-unit-replacement copy/project.yaml': sixth }).toMatch(
    /content\/records\/projects\/rooftop-unit-replacement copy: has a space in its name, which becomes its address; rename the folder rooftop-unit-replacement-copy$/,
  );
  for (const [file, what, name] of [
    ['Refrigeração.yaml', 'a capital letter', 'refrigeracao'],
    ['réfrigération.yaml', '"é"', 'refrigeration'],
    ['job_2.yaml', '"_"', 'job-2'],
    ['job.2.yaml', '"."', 'job-2'],
    ['job (1).yaml', 'a space', 'job-1'],
    ['job%20.yaml', '"%"', 'job-20'],
    ['job--2.yaml', 'a hyphen too many', 'job-2'],
  ] as const)
    expectFaults({ [`projects/${file}`]: sixth }).toMatch(
      RegExp(
        `${file.replace(/[.()]/g, '\\$&')}: has ${what} in its name, which becomes its address; rename the file ${name}$`,
      ),
    );
  expectFaults({ 'projects/page.yaml': sixth }).toMatch(
    /projects\/page\.yaml: has a name that the site uses for addresses of its own/,
  );
  expectFaults({ [`projects/${'long-'.repeat(40)}job.yaml`]: sixth }).toMatch(
    /has a name of 203 letters, which becomes its address; shorten it to 60/,
  );
  expectFaults({ 'career-benefits.yaml': [/^tools:/m, 'hand tools:'] }).toMatch(
    /career-benefits\.yaml:\d+:\d+: has a space in its name, which becomes its address; rename it hand-tools/,
  );
  expectFaults({ 'projects/warehouse-cooling/project copy.yaml': sixth }).toMatch(
    /warehouse-cooling\/project\.yaml: stands beside content\/records\/projects\/warehouse-cooling\/project copy\.yaml; a folder holds one record: take one of them out/,
  );
  expectFaults({ 'Team/nadia-perez.yaml': 'name: Nadia' }).toMatch(
    /Team\/nadia-perez\.yaml: is read by no page, as "Team" is no list of records; write team/,
  );
  expectFaults({ 'testimonials.yaml': '- page: residential\n' }).toMatch(
    /testimonials\.yaml:1:1: has no names; write each record indented below a name of its own/,
  );
  expectFaults({
    'projects/warehouse-cooling.yaml': sixth
      .replace('P-2', 'P-9')
      .replace('Rooftop unit', 'Second rooftop unit'),
  }).toMatch(
    /warehouse-cooling\.yaml:\d+:\d+: id: "warehouse-cooling" stands in content\/records\/projects\/warehouse-cooling\/project\.yaml too; give one of the two another id/,
  );
  expectFaults({ 'regions.yaml': null }).toMatch(
    /content\/records\/regions: records: holds 0 records, each a region; the pages need 1: add the missing ones/,
  );
  expectFaults({ 'rates.yaml': ['  dollarsPerHour', '\tdollarsPerHour'] }).toMatch(
    /rates\.yaml:\d+:\d+: begins with a tab; indent with spaces, as the lines around it/,
  );
  expectFaults({ 'career-benefits.yaml#tools': [/text: .*/, 'text: Tools: ours and yours'] }).toMatch(
    /career-benefits\.yaml:\d+:\d+: has a colon inside its text; put the whole text in quotes/,
  );
  expectFaults({ [rooftop]: [/features:\n(?: +- .*\n)+/, 'features:\n  - Ceiling fans: four\n'] }).toMatch(
    /features\[0\]: has a colon inside its text; put the whole text in quotes: "Ceiling fans: four"/,
  );
  expectFaults({ [chiller]: [/^title:.*/m, 'title: [Draft]'] }).toMatch(
    /title: begins with a bracket, which makes it no text; put the whole text in quotes: "\[Draft\]"/,
  );
  expectFaults({ 'rates.yaml': ['sample: true', 'sample: yes'] }).toMatch(
    /rates\.yaml:\d+:\d+: sample: is "yes"; write true or false/,
  );
  expectFaults({ [rooftop]: [/min: \d+/, 'min: 250,000'] }).toMatch(
    /valueBand\.min: is "250,000"; write digits alone: 250000/,
  );
  expectFaults({ 'rates.yaml': [/dollarsPerHour: (\d+)/, 'dollarsPerHour: "$1"'] }).toMatch(
    /dollarsPerHour: stands in quotes; write \d+ without them/,
  );
  expectFaults({ [rooftop]: [/features:\n(?: +- .*\n)+/, 'features: One crane\n'] }).toMatch(
    /features: is no list; write each entry on a line of its own, behind a hyphen and a space/,
  );
  expectFaults({ [rooftop]: [/picture:\n(?: +.*\n)+/, 'picture: crane-lift.png\n'] }).toMatch(
    /picture: has no fields; write each on a line of its own below it, as name: value/,
  );
  expectFaults({ 'credentials.yaml#wosb': ['number: null', 'number: 0012345'] }).toMatch(
    /credentials\.yaml:\d+:\d+: wosb\.number: is a number; put it in quotes: "0012345"/,
  );
  expectFaults({ 'credentials.yaml#wosb': ['number: null', 'number: 19.0'] }).toMatch(
    /wosb\.number: is a number; put it in quotes: "19\.0"/,
  );
  expectFaults({ [chiller]: [/^title:.*/m, 'title:'] }).toMatch(
    /title: is empty; write the text for the project heading/,
  );
  expectFaults({ 'rates.yaml': '# nothing yet\n' }).toMatch(/rates\.yaml:1:1: record: is empty; write it/);
  expectFaults({ 'rates.yaml': '\uFFFD\uFFFDs\0a\0m\0' }).toMatch(
    /rates\.yaml:1:1: is not saved as UTF-8; save the file again with the encoding UTF-8/,
  );
  expectFaults({ 'career-benefits.yaml#tools': [/text: .*/, 'text: "Ours'] }).toMatch(
    /career-benefits\.yaml:\d+:\d+: lacks a closing quote or bracket; add it/,
  );
  expectFaults({ 'career-benefits.yaml#tools': [/$/, '  title: Again\n'] }).toMatch(
    /career-benefits\.yaml:\d+:\d+: names a field a second time; remove one of the two/,
  );
}, 120_000);
