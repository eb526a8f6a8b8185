import { readdirSync, readFileSync } from 'node:fs';
import { createLogger } from 'vite';
import { expect, test } from 'vitest';
import { readEdited } from '../../tests/fixtures/frozen-records.ts';
import { contentFaults, printable, sayFaultsOnce } from './content-faults.ts';
import { moduleCode, recordModule } from './content-modules.ts';

const { library } = readEdited({});

test.each([
  ['records:project', 'no collection "project"'],
  ['records:drawings/airhandler', 'no record "airhandler"'],
  ['records:projects/999', 'has no such page'],
  ['records:team/further', '"team" is on one page'],
])('there is no %s: %s', (specifier, sentence) =>
  expect(() => recordModule(specifier, library, { root: '/', isForBrowser: false })).toThrow(sentence),
);

test('what is no data becomes no module', () =>
  expect(() => moduleCode({ say: () => 'hello' }, '/site')).toThrow('a function is no plain data'));

test('in development, what is wrong with the records is said once, until one of them is edited', () => {
  const said: string[] = [];
  const logger = { ...createLogger(), error: (message: string) => said.push(message) };
  const { note, reset } = sayFaultsOnce(logger);
  const fault = contentFaults(['content/records/rates.yaml:1:1: sample: is missing; add it']);
  for (let module = 0; module < 3; module += 1) {
    note(fault);
    logger.error(`Pre-transform error: ${fault.message}`);
  }
  logger.error('Something else');
  reset();
  note(fault);
  expect(fault.message).toMatch(/^1 fault in the content\ncontent\/records\/rates\.yaml:1:1: /);
  expect(said).toEqual([fault.message, 'Something else', fault.message]);
});

test.each([
  ['\x1b[31mred\x1b[0m', 'red'],
  ['\x1b]0;title\x07bell', 'bell'],
  ['a\rb\x07c\x9b31m', 'a\\u{d}b\\u{7}c'],
  ['moc\u202etxt.exe', 'moc\\u{202e}txt.exe'],
  ['two\nlines\tand “marks” é', 'two\nlines\tand “marks” é'],
])('a file called %j comes to a terminal as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
  expect(contentFaults([text]).message).toContain(shown);
});

test('whoever quotes a record by its id names itself, so that the fault of a record that is gone leads there', () => {
  const files = ['content', 'src', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const calls = files
    .filter((file) => /(?<!\.test|\/record-by-id)\.tsx?$/.test(file))
    .flatMap((file) => {
      const [, ...calls] = readFileSync(file, 'utf8').split('recordById(');
      return calls.map((rest) => [file, rest.match(/'((?:content|src|tools)\/[^']+)'/)?.[1]]);
    });
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(([file, quotedBy]) => quotedBy !== file)).toEqual([]);
});
