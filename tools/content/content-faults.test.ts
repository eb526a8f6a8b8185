import { createLogger } from 'vite';
import { expect, test } from 'vitest';
import { contentFaults, printable, sayFaultsOnce } from './content-faults.ts';

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
  ['moc\u202etxt.exe', 'moc\\u{202e}txt.exe'],
])('a file called %j comes to a terminal as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
  expect(contentFaults([text]).message).toContain(shown);
});
