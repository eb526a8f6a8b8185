import { describe, expect, test } from 'vitest';
import { readEdited } from '../../tests/fixtures/frozen-records.ts';
import { findUnfinished } from './publish-check.ts';

const today = '2026-11-21';
const refusalsAfter = (edits: Parameters<typeof readEdited>[0]) =>
  findUnfinished(readEdited(edits), today).refusals;

test('samples and specimens are refused by file, place and field', () => {
  const refusals = refusalsAfter({}).join('\n');
  for (const refusal of [
    /company\.yaml:\d+:\d+: sample: is true; replace the sample by the real record, then set sample: false/,
    /marisol-vega\.yaml:\d+:\d+: sample: is true/,
    /company\.yaml:\d+:\d+: email: "info@example\.com" is an address that leads nowhere; write the real one/,
    /company\.yaml:\d+:\d+: license\.number: "CAC0000000" is a license number of zeros; write the real one/,
    /company\.yaml:\d+:\d+: uei: "000000000000" is a number of zeros/,
    /company\.yaml:\d+:\d+: cage: "00000" is a number of zeros/,
    /company\.yaml:\d+:\d+: phone\.display: "\(954\) 555-0142" is a number that reaches nobody/,
    /ruth-okafor\.yaml:\d+:\d+: direct\.phone\.display: "\(954\) 555-0187" is a number that reaches nobody/,
    /bid-packet\.yaml:\d+:\d+: w-9\.sample: is true/,
    /company\.yaml:\d+:\d+: office\.street: "000 Specimen Street" is a specimen/,
    /company\.yaml:\d+:\d+: mailing\.street: "P\.O\. Box 0000" is a P\.O\. box of zeros/,
    /credentials\.yaml:\d+:\d+: sba-8a\.date: "2000-01-01" is a specimen date/,
  ])
    expect(refusals).toMatch(refusal);
});

test('what is supplied is not asked for', () => {
  const supplied = refusalsAfter({
    'company.yaml': ['CAC0000000', 'CAC1234567'],
    'team/andre-joseph.yaml': ['sample: true', 'sample: false'],
  });
  expect(supplied.filter((refusal) => /license\.number|andre-joseph/.test(refusal))).toEqual([]);
});

test('a status that is held needs its number and its date', () => {
  const granted = refusalsAfter({
    'credentials.yaml#wosb': [
      /status: in-process[\s\S]*verify: null/,
      [
        'status: held',
        'issuer: null',
        'number: null',
        'date: null',
        'validThrough: null',
        'note: null',
        'verify: { label: sba.gov, url: https://sba.gov }',
      ].join('\n  '),
    ],
  });
  expect(granted.join('\n')).toMatch(
    /credentials\.yaml:\d+:\d+: wosb\.number: is null; what is held needs its number/,
  );
  expect(granted.join('\n')).toMatch(
    /credentials\.yaml:\d+:\d+: wosb\.date: is null; what is held needs its date/,
  );
  // license and registration are numbered in company.yaml
  expect(granted.join('\n')).not.toMatch(/(sam|florida-contractor)\.number/);
});

test.each([
  ['2026-12-20', /securityContactUntil: is 2026-12-20, less than 30 days away; look at SECURITY\.md/],
  ['2026-01-01', /securityContactUntil: is 2026-01-01, less than 30 days away/],
  ['2028-01-01', /securityContactUntil: is 2028-01-01, over a year away; write a day within the next year/],
])('security.txt that holds until %s is not published', (until, sentence) => {
  const edit = ['securityContactUntil: 2027-11-01', `securityContactUntil: ${until}`] as const;
  expect(refusalsAfter({ 'company.yaml': edit }).join('\n')).toMatch(sentence);
  expect(refusalsAfter({}).join('\n')).not.toContain('securityContactUntil');
});

/** What was true once, and the sentence that refuses it. */
const past: [what: string, edits: Parameters<typeof readEdited>[0], sentence: RegExp][] = [
  [
    'a policy that has ended',
    { 'insurance.yaml': ['2099-12-31', '2026-11-20'] },
    /insurance\.yaml:\d+:\d+: validThrough: is 2026-11-20, which is past; write the new policy’s limits and its last day/,
  ],
  [
    'a status that has ended',
    { 'credentials.yaml#sba-8a': ['2099-12-31', '2026-11-20'] },
    /credentials\.yaml:\d+:\d+: sba-8a\.validThrough: is 2026-11-20, which is past; write the new term, or change status/,
  ],
  [
    'a session that nobody can apply for',
    {
      'programs/safety-certifications.yaml': [
        /start: 2099-01-10, end: 2099-01-31, applyBy: 2099-01-03/,
        'start: 2026-11-28, end: 2026-12-19, applyBy: 2026-11-20',
      ],
    },
    /safety-certifications\.yaml:\d+:\d+: sessions\[0\]\.applyBy: is 2026-11-20, which is past; remove the session, or write the next one/,
  ],
  [
    'a fee without a license to teach',
    { 'training-terms.yaml': [/schoolLicense: .*/, 'schoolLicense: null'] },
    /training-terms\.yaml:\d+:\d+: schoolLicense: is null; who takes a fee for training needs a license/,
  ],
];

describe('the publish check refuses', () => {
  test.each(past)('%s', (_, edits, sentence) => expect(refusalsAfter(edits).join('\n')).toMatch(sentence));

  test('nothing on its last day', () => {
    const ending = refusalsAfter({ 'insurance.yaml': ['2099-12-31', today] });
    expect(ending.filter((refusal) => /which is past/.test(refusal))).toEqual([]);
  });

  test.each([
    ['financing.yaml', 'lender.name', 'Specimen Bank'],
    ['insurance.yaml', 'validThrough', '2099-12-31'],
    ['programs/hvac-fundamentals.yaml', 'sessions[0].start', '2099-02-03'],
    ['training-terms.yaml', 'schoolLicense', '0000'],
  ])('the specimen in %s at %s', (file, field, value) =>
    expect(refusalsAfter({})).toContainEqual(
      expect.stringMatching(
        new RegExp(`${file}:\\d+:\\d+: ${field.replace(/[[\].]/g, '\\$&')}: "${value}" is a `),
      ),
    ),
  );
});

const notesAfter = (edits: Parameters<typeof readEdited>[0]) =>
  findUnfinished(readEdited(edits), today).warnings;

test('what costs money if it fails is asked, not refused', () => {
  const asked = notesAfter({}).join('\n');
  for (const question of [
    /promises\.yaml:\d+:\d+: replies\.everyDay: does somebody answer messages on Sundays and holidays\?/,
    /promises\.yaml:\d+:\d+: emergency\.home\.nightVisit: can a crew visit these homes in the night itself\?/,
    /rates\.yaml:\d+:\d+: charges\.afterHoursPercent: is 0: is the rate at night/,
    /agreement\.yaml:\d+:\d+: remedy: are these hours and visits free when you are late/,
    /credentials\.yaml:\d+:\d+: edwosb\.status: is in process beside 8\(a\)/,
  ])
    expect(asked).toMatch(question);
});

test('a question that has no ground is not asked', () => {
  const asked = notesAfter({
    'promises.yaml': ['everyDay: true', 'everyDay: false'],
    'rates.yaml': ['afterHoursPercent: 0', 'afterHoursPercent: 50'],
  });
  expect(asked.join('\n')).not.toMatch(/everyDay|afterHoursPercent/);
});

/** What reaches nobody goes live only if its owner has said so. */
const unreceived: [edit: readonly [find: RegExp, write: string], refused: string[]][] = [
  [[/mode: here/, 'mode:  here'], ['applications.mode: is notice']],
  [[/( *)applications: .*/, '$&\n$1pagesOff: [training, careers]'], []],
  [[/mode: notice/, 'mode: deliver'], []],
  [
    [/mode: here/, 'mode: none'],
    ['delivery.mode: is none', 'applications.mode: is notice'],
  ],
  [[/mode: here/, 'mode: none, accepted: true'], ['applications.mode: is notice']],
];

test.each(unreceived)('forms that send nothing are refused, unless accepted: %s', (edit, refused) => {
  expect(
    refusalsAfter({ 'company.yaml': edit }).flatMap(
      (refusal) => refusal.match(/(?:delivery|applications)\.mode: is \w+/) ?? [],
    ),
  ).toEqual(refused);
});

test('an endpoint of an example is a specimen', () =>
  expect(
    refusalsAfter({
      'company.yaml': ['mode: here', 'mode: endpoint, url: https://example.com/messages'],
    }).join('\n'),
  ).toMatch(/company\.yaml:\d+:\d+: delivery\.url: "https:\/\/example\.com\/messages" is an address/));

test('a way to receive that does not exist is told with those that do', () => {
  const faults = readEdited({ 'company.yaml': ['mode: here', 'mode: there'] }).faults.join('\n');
  expect(faults).toMatch(/delivery(\.mode)?: is no way to receive messages; write mode: here/);
  const extra = readEdited({ 'company.yaml': ['mode: here', 'mode: here, urll: x'] }).faults.join('\n');
  expect(extra).toMatch(/delivery\.urll: is no field of this record/);
});
