import { expect, test } from 'vitest';
import { readEdited } from './edited-records.ts';
import { findUnfinished } from './publish-check.ts';

const refusalsAfter = (edits: Parameters<typeof readEdited>[0]) => findUnfinished(readEdited(edits)).refusals;

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
    /company\.yaml:\d+:\d+: office\.street: "000 Specimen Street" is a specimen/,
    /company\.yaml:\d+:\d+: mailing\.street: "P\.O\. Box 0000" is a P\.O\. box of zeros/,
    /sba-8a\.yaml:\d+:\d+: date: "2000-01-01" is a specimen date/,
  ])
    expect(refusals).toMatch(refusal);
});

test('what is supplied is not asked for', () => {
  const supplied = refusalsAfter({
    'company/company.yaml': ['CAC0000000', 'CAC1234567'],
    'team/andre-joseph.yaml': ['sample: true', 'sample: false'],
  });
  expect(supplied.filter((refusal) => /license\.number|andre-joseph/.test(refusal))).toEqual([]);
});

test('a status that is held needs its number and its date', () => {
  const granted = refusalsAfter({
    'credentials/wosb.yaml': [
      /status: in-process[\s\S]*verify: null/,
      'status: held\nissuer: null\nnumber: null\ndate: null\nnote: null\nverify: { label: sba.gov, url: https://sba.gov }',
    ],
  });
  expect(granted.join('\n')).toMatch(/wosb\.yaml:\d+:\d+: number: is null; what is held needs its number/);
  expect(granted.join('\n')).toMatch(/wosb\.yaml:\d+:\d+: date: is null; what is held needs its date/);
});

test('a missing endpoint is a note, not a refusal', () => {
  expect(findUnfinished(readEdited({})).warnings).toHaveLength(1);
  const named = readEdited({ 'company/company.yaml': [/$/, 'endpoint: https://example.com/messages\n'] });
  expect(findUnfinished(named).warnings).toEqual([]);
});
