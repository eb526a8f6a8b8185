import { testMistakes } from '../../tests/fixtures/record-mistakes.ts';

// what the company promises: hours, prices, sessions, payments
testMistakes([
  [
    'opening hours that run backwards',
    { 'hours.yaml': ['from: "07:00"', 'from: "19:00"'] },
    /days\[0\]\.open: closes before it opens; correct from or to/,
  ],
  [
    'a night that ends after the last call',
    { 'promises.yaml': ['nightEnds: "06:00"', 'nightEnds: "21:00"'] },
    /promises\.yaml:\d+:\d+: emergency\.home\.nightEnds: is not before callBy; between the two lies the day: correct one of them/,
  ],
  [
    'a technician who arrives before the night ends',
    { 'promises.yaml': ['arriveBy: "10:00"', 'arriveBy: "05:00"'] },
    /emergency\.home\.arriveBy: is not after nightEnds; name a time of the morning/,
  ],
  [
    'an answer from nobody',
    { 'promises.yaml': ['by: mai-tran', 'by: mai-tram'] },
    /promises\.yaml:\d+:\d+: replies\.quote\.by: "mai-tram" is not in content\/records\/team; write mai-tran/,
  ],
  [
    'an answer from somebody without a short role',
    { 'team/mai-tran.yaml': [/shortRole: .*\n/, ''] },
    /promises\.yaml:\d+:\d+: replies\.quote\.by: names mai-tran, who has no shortRole; write it in content\/records\/team\/mai-tran\.yaml/,
  ],
  [
    'a diagnosis below the minimum',
    { 'rates.yaml': ['minimumHours: 1', 'minimumHours: 2'] },
    /charges\.diagnosisHours: is less than minimumHours, which every visit costs; correct one of the two/,
  ],
  [
    'a session that ends too early',
    { 'programs/hvac-fundamentals.yaml': ['end: 2099-03-12', 'end: 2099-03-05'] },
    /hvac-fundamentals\.yaml:\d+:\d+: sessions\[0\]\.end: ends in week 5 from start, the program lasts 6; correct end or duration/,
  ],
  [
    'a session that begins before its last day to apply',
    { 'programs/hvac-fundamentals.yaml': ['applyBy: 2099-01-27', 'applyBy: 2099-02-03'] },
    /sessions\[0\]\.applyBy: is not before start; correct one of the two/,
  ],
  [
    'a payment that does not follow from its rate',
    { 'financing.yaml': ['paymentCents: 11889', 'paymentCents: 12900'] },
    /financing\.yaml:\d+:\d+: lender\.paymentCents: does not follow from principal, rate and number of payments, which make 11889 cents; correct one of them/,
  ],
  [
    'payments over a longer time than the term',
    { 'financing.yaml': ['years: 10', 'years: 9'] },
    /lender\.payments: last longer than years; correct one of the two/,
  ],
  [
    'a partner who is paid at the latest before the first day',
    { 'subcontract-terms.yaml': ['payLatestDays: 45', 'payLatestDays: 5'] },
    /subcontract-terms\.yaml:\d+:\d+: payLatestDays: is earlier than payDays; correct one of the two/,
  ],
]);
