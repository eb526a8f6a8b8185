import { company, rooftop, testMistakes } from '../../tests/fixtures/record-mistakes.ts';

// what the company says it is: its license, owners, credentials, codes, insurance and statement
testMistakes([
  [
    'no license number',
    { [company]: [/number: CAC.*/, 'number: null'] },
    /license\.number: is missing; Florida wants it in every advertisement/,
  ],
  [
    'a license class that does not cover chillers',
    { [company]: ['class: Class A', 'class: Class B'] },
    /license\.class: is no class that covers chillers; switch their pages off with pagesOff: \[chillers, chillerServices\]/,
  ],
  [
    'a real phone number in sample content',
    { [company]: ['(954) 555-0142', '(954) 321-1234'] },
    /phone: may be somebody’s; while sample is true use a number of the form \(954\) 555-01xx/,
  ],
  [
    'a real address in sample content',
    { [company]: ['info@example.com', 'info@example.org'] },
    /email: names example\.org, which may be real; while sample is true use example\.com/,
  ],
  [
    'a real direct line of a person who is a sample',
    { 'team/ruth-okafor.yaml': ['(954) 555-0187', '(954) 321-1234'] },
    /ruth-okafor\.yaml:\d+:\d+: direct: may be somebody’s; while sample is true use a number of the form \(954\) 555-01xx/,
  ],
  [
    'two primary codes',
    { 'naics-codes.yaml#236220': ['isPrimary: false', 'isPrimary: true'] },
    /naics-codes\.yaml:\d+:\d+: 236220\.isPrimary: is true 2 times; set it on the first code alone/,
  ],
  [
    'what is held and nobody can check',
    { 'credentials.yaml#sba-8a': [/verify: .*/, 'verify: null'] },
    /verify: is missing; what is held needs a place to check it/,
  ],
  [
    'in process without a month',
    { 'credentials.yaml#wosb': [/date: .*/, 'date: null'] },
    /date: is missing; say for which month "in process" is true, such as 2026-11/,
  ],
  [
    'shares of 99 percent',
    { 'team/ruth-okafor.yaml': ['ownership: 14', 'ownership: 13'] },
    /content\/records\/team: ownership: adds up to 99 percent; correct the shares so that they add up to 100/,
  ],
  [
    'a minority in the hands of the woman who owns it',
    {
      'team/marisol-vega.yaml': ['ownership: 51', 'ownership: 50'],
      'team/ruth-okafor.yaml': ['ownership: 14', 'ownership: 15'],
    },
    /marisol-vega\.yaml:\d+:\d+: isWomanOwner: is set on 50 percent; the site says woman-owned, which needs 51 percent/,
  ],
  [
    'a value outside the range of the company',
    { [rooftop]: ['min: 500000', 'min: 10000'] },
    /valueBand: lies outside projectValue of content\/records\/company\.yaml; correct one of the two/,
  ],
  [
    'a fourth project on the statement',
    { 'projects/warehouse-cooling/project.yaml': [/$/, 'isPastPerformance: true\n'] },
    /isPastPerformance: is set on a fourth project; the capability statement has room for three: take it off one/,
  ],
  [
    'a limit above the aggregate',
    { 'insurance.yaml': ['occurrence: 1000000', 'occurrence: 3000000'] },
    /insurance\.yaml:\d+:\d+: liability\.occurrence: is more than the aggregate; correct one of the two/,
  ],
  [
    'a text in Spanish that nobody on duty understands',
    { [company]: ['Emergency / emergencia', 'Emergencia'] },
    /emergencyTextSpanish: lacks the word Emergency; keep it/,
  ],
  [
    'small under a lower standard than one that is not small',
    { 'naics-codes.yaml#236220': ['isSmall: true', 'isSmall: false'] },
    /naics-codes\.yaml:\d+:\d+: 238220\.isSmall: is true, though 236220 with a standard as high or higher is not small; correct one of the two/,
  ],
  [
    'a term of what is only in process',
    { 'credentials.yaml#wosb': ['validThrough: null', 'validThrough: 2099-12-31'] },
    /credentials\.yaml:\d+:\d+: wosb\.validThrough: belongs to what is held; write null, or change status/,
  ],
  [
    'a term that ends before it begins',
    { 'credentials.yaml#sam': ['validThrough: 2099-12-31', 'validThrough: 1999-12-31'] },
    /credentials\.yaml:\d+:\d+: sam\.validThrough: is not after date; correct one of the two/,
  ],
  [
    'an experience without a project',
    { 'credentials.yaml#fema': [/ *projects: .*\n/, ''] },
    /credentials\.yaml:\d+:\d+: fema\.projects: belongs to an experience, which needs one at least/,
  ],
  [
    'an experience whose project does not say who paid',
    { [rooftop]: [/funding: .*\n/, ''] },
    /credentials\.yaml:\d+:\d+: fema\.projects: names rooftop-unit-replacement, which does not say who funded it; write funding in content\/records\/projects\/rooftop-unit-replacement\/project\.yaml/,
  ],
  [
    'a figure that its sentence does not name',
    { 'quality-standards.yaml#as-built': ['days: 30', 'days: 31'] },
    /quality-standards\.yaml:\d+:\d+: as-built\.days: is not what the text says; correct one of the two/,
  ],
]);
