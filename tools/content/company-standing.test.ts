import { test } from 'vitest';
import { company, expectFaults, rooftop } from '../../tests/fixtures/record-mistakes.ts';

// its license, owners, credentials, codes, insurance and statement
test('the check names place, field and remedy of what the company wrongly says it is', () => {
  expectFaults({ [company]: [/number: CAC.*/, 'number: null'] }).toMatch(
    /license\.number: is missing; Florida wants it in every advertisement/,
  );
  expectFaults({ [company]: ['class: Class A', 'class: Class B'] }).toMatch(
    /license\.class: is no class that covers chillers; switch their pages off with pagesOff: \[chillers, chillerServices\]/,
  );
  expectFaults({ [company]: ['(954) 555-0142', '(954) 321-1234'] }).toMatch(
    /phone: may be somebody’s; while sample is true use a number of the form \(954\) 555-01xx/,
  );
  expectFaults({ [company]: ['info@example.com', 'info@example.org'] }).toMatch(
    /email: names example\.org, which may be real; while sample is true use example\.com/,
  );
  expectFaults({ 'team/ruth-okafor.yaml': ['(954) 555-0187', '(954) 321-1234'] }).toMatch(
    /ruth-okafor\.yaml:\d+:\d+: direct: may be somebody’s; while sample is true use a number of the form \(954\) 555-01xx/,
  );
  expectFaults({ 'naics-codes.yaml#236220': ['isPrimary: false', 'isPrimary: true'] }).toMatch(
    /naics-codes\.yaml:\d+:\d+: 236220\.isPrimary: is true 2 times; set it on the first code alone/,
  );
  expectFaults({ 'credentials.yaml#sba-8a': [/verify: .*/, 'verify: null'] }).toMatch(
    /verify: is missing; what is held needs a place to check it/,
  );
  expectFaults({ 'credentials.yaml#wosb': [/date: .*/, 'date: null'] }).toMatch(
    /date: is missing; say for which month "in process" is true, such as 2026-11/,
  );
  expectFaults({ 'team/ruth-okafor.yaml': ['ownership: 14', 'ownership: 13'] }).toMatch(
    /content\/records\/team: ownership: adds up to 99 percent; correct the shares so that they add up to 100/,
  );
  expectFaults({
    'team/marisol-vega.yaml': ['ownership: 51', 'ownership: 50'],
    'team/ruth-okafor.yaml': ['ownership: 14', 'ownership: 15'],
  }).toMatch(
    /marisol-vega\.yaml:\d+:\d+: isWomanOwner: is set on 50 percent; the site says woman-owned, which needs 51 percent/,
  );
  expectFaults({ [rooftop]: ['min: 500000', 'min: 10000'] }).toMatch(
    /valueBand: lies outside projectValue of content\/records\/company\.yaml; correct one of the two/,
  );
  expectFaults({ 'projects/warehouse-cooling/project.yaml': [/$/, 'isPastPerformance: true\n'] }).toMatch(
    /isPastPerformance: is set on a fourth project; the capability statement has room for three: take it off one/,
  );
  expectFaults({ 'insurance.yaml': ['occurrence: 1000000', 'occurrence: 3000000'] }).toMatch(
    /insurance\.yaml:\d+:\d+: liability\.occurrence: is more than the aggregate; correct one of the two/,
  );
  expectFaults({ [company]: ['Emergency / emergencia', 'Emergencia'] }).toMatch(
    /emergencyTextSpanish: lacks the word Emergency; keep it/,
  );
  expectFaults({ 'naics-codes.yaml#236220': ['isSmall: true', 'isSmall: false'] }).toMatch(
    /naics-codes\.yaml:\d+:\d+: 238220\.isSmall: is true, though 236220 with a standard as high or higher is not small; correct one of the two/,
  );
  expectFaults({ 'credentials.yaml#wosb': ['validThrough: null', 'validThrough: 2099-12-31'] }).toMatch(
    /credentials\.yaml:\d+:\d+: wosb\.validThrough: belongs to what is held; write null, or change status/,
  );
  expectFaults({ 'credentials.yaml#sam': ['validThrough: 2099-12-31', 'validThrough: 1999-12-31'] }).toMatch(
    /credentials\.yaml:\d+:\d+: sam\.validThrough: is not after date; correct one of the two/,
  );
  expectFaults({ 'credentials.yaml#fema': [/ *projects: .*\n/, ''] }).toMatch(
    /credentials\.yaml:\d+:\d+: fema\.projects: belongs to an experience, which needs one at least/,
  );
  expectFaults({ [rooftop]: [/funding: .*\n/, ''] }).toMatch(
    /credentials\.yaml:\d+:\d+: fema\.projects: names rooftop-unit-replacement, which does not say who funded it; write funding in content\/records\/projects\/rooftop-unit-replacement\/project\.yaml/,
  );
  expectFaults({ 'quality-standards.yaml#as-built': ['days: 30', 'days: 31'] }).toMatch(
    /quality-standards\.yaml:\d+:\d+: as-built\.days: is not what the text says; correct one of the two/,
  );
}, 120_000);
