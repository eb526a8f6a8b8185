import { expect, test } from 'vitest';
import { type Edit, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { findUnfinished } from './publish-check.ts';
import { shownRecords } from './read-library.ts';

const today = '2026-11-21';
const company = 'company.yaml';
const technician = 'positions/technician.yaml';
const program = 'programs/safety-certifications.yaml';

const said = (lines: readonly string[]) => {
  for (const line of lines) expect(line).toMatch(/^content\/records\/\S+\.yaml:\d+:\d+: \S+: ./);
  return lines.map((line) => line.replace(/^content\/records\/|:\d+:\d+/g, '')).join('\n');
};
const refusalsAfter = (edits: Record<string, Edit>) => said(findUnfinished(readEdited(edits), today));

const ofSamples = refusalsAfter({});

test.each([
  'company.yaml: applications.mode: is notice',
  'company.yaml: sample: is true; replace the sample by the real record, then set sample: false',
  'company.yaml: email: "info@example.com" is an address that leads nowhere; write the real one',
  'company.yaml: license.number: "CAC0000000" is a license number of zeros; write the real one',
  'company.yaml: uei: "000000000000" is a number of zeros',
  'company.yaml: phone.display: "(954) 555-0142" is a number that reaches nobody',
  'company.yaml: office.street: "000 Specimen Street" is a specimen',
  'company.yaml: mailing.street: "P.O. Box 0000" is a P.O. box of zeros',
  'credentials.yaml: sba-8a.date: "2000-01-01" is a specimen date',
  'programs/hvac-fundamentals.yaml: sessions[0].start: "2099-02-03" is a ',
])('a sample does not go live: %s', (refusal) => expect(ofSamples).toContain(refusal));

test.each<[file: string, find: string | RegExp, write: string, refusal: string]>([
  ['credentials.yaml#sba-8a', /number: .*/, 'number: null', 'sba-8a.number: is null; what is held needs'],
  [company, '2027-11', '2026-12', 'securityContactUntil: is 2026-12-01, less than 30 days away;'],
  [company, '2027-11', '2028-01', 'securityContactUntil: is 2028-01-01, over a year away; write'],
  [company, 'mode: here', 'mode: none', 'delivery.mode: is none'],
  ['insurance.yaml', '2099-12-31', '2026-11-20', 'validThrough: is 2026-11-20, which is past; write the new'],
  ['credentials.yaml#sba-8a', '2099-12-31', '2026-11-20', 'sba-8a.validThrough: is 2026-11-20, which is'],
  [program, /applyBy: 2\d+/, 'applyBy: 2025', 'sessions[0].applyBy: is 2025-01-03, which is past;'],
  [technician, /openUntil: .*/, 'openUntil: 2026-11-20', 'openUntil: is 2026-11-20, which is past'],
  ['training-terms.yaml', /schoolLicense: .*/, 'schoolLicense: null', 'schoolLicense: is null; who takes'],
])('refuses %s with %s written as %j: %s', (file, find, write, refusal) =>
  expect(refusalsAfter({ [file]: [find, write] })).toContain(`${file.split('#')[0]}: ${refusal}`),
);

test.each<[file: string, find: string | RegExp, write: string, unsaid: string]>([
  [company, 'mode: here', 'mode: none, accepted: true', 'delivery.mode'],
  [company, /( *)applications: .*/, '$&\n$1pagesOff: [training, careers]', 'applications.mode'],
  ['insurance.yaml', '2099-12-31', today, 'validThrough: is 2026-11-21'],
])('does not refuse %s with %s written as %j for its %s', (file, find, write, unsaid) =>
  expect(refusalsAfter({ [file]: [find, write] })).not.toContain(`${file}: ${unsaid}`),
);

test('a position is shown on its last day and not on the next', () => {
  const { positions = [] } = readEdited({ [technician]: [/openUntil: .*/, 'openUntil: 2027-01-31'] }).library;
  const shownOn = (day: string) =>
    shownRecords({ lastDay: 'openUntil' }, positions, day).map(({ value }) => value.id);
  expect(shownOn('2027-01-31')).toContain('technician');
  expect(shownOn('2027-02-01')).toEqual(shownOn('2027-01-31').filter((id) => id !== 'technician'));
});
