import { test } from 'vitest';
import { expectFaults } from '../../tests/fixtures/record-mistakes.ts';

// hours, prices, sessions, payments
test('the check names place, field and remedy of what the company cannot promise', () => {
  expectFaults({ 'hours.yaml': ['from: "07:00"', 'from: "19:00"'] }).toMatch(
    /days\[0\]\.open: closes before it opens; correct from or to/,
  );
  expectFaults({ 'promises.yaml': ['nightEnds: "06:00"', 'nightEnds: "21:00"'] }).toMatch(
    /promises\.yaml:\d+:\d+: emergency\.home\.nightEnds: is not before callBy; between the two lies the day: correct one of them/,
  );
  expectFaults({ 'promises.yaml': ['arriveBy: "10:00"', 'arriveBy: "05:00"'] }).toMatch(
    /emergency\.home\.arriveBy: is not after nightEnds; name a time of the morning/,
  );
  expectFaults({ 'promises.yaml': ['by: mai-tran', 'by: mai-tram'] }).toMatch(
    /promises\.yaml:\d+:\d+: replies\.quote\.by: "mai-tram" is not in content\/records\/team; write mai-tran/,
  );
  expectFaults({ 'team/mai-tran.yaml': [/shortRole: .*\n/, ''] }).toMatch(
    /promises\.yaml:\d+:\d+: replies\.quote\.by: names mai-tran, who has no shortRole; write it in content\/records\/team\/mai-tran\.yaml/,
  );
  expectFaults({ 'rates.yaml': ['minimumHours: 1', 'minimumHours: 2'] }).toMatch(
    /charges\.diagnosisHours: is less than minimumHours, which every visit costs; correct one of the two/,
  );
  expectFaults({ 'programs/hvac-fundamentals.yaml': ['end: 2099-03-12', 'end: 2099-03-05'] }).toMatch(
    /hvac-fundamentals\.yaml:\d+:\d+: sessions\[0\]\.end: ends in week 5 from start, the program lasts 6; correct end or duration/,
  );
  expectFaults({ 'programs/hvac-fundamentals.yaml': ['applyBy: 2099-01-27', 'applyBy: 2099-02-03'] }).toMatch(
    /sessions\[0\]\.applyBy: is not before start; correct one of the two/,
  );
  expectFaults({ 'financing.yaml': ['paymentCents: 11889', 'paymentCents: 12900'] }).toMatch(
    /financing\.yaml:\d+:\d+: lender\.paymentCents: does not follow from principal, rate and number of payments, which make 11889 cents; correct one of them/,
  );
  expectFaults({ 'financing.yaml': ['years: 10', 'years: 9'] }).toMatch(
    /lender\.payments: last longer than years; correct one of the two/,
  );
  expectFaults({ 'subcontract-terms.yaml': ['payLatestDays: 45', 'payLatestDays: 5'] }).toMatch(
    /subcontract-terms\.yaml:\d+:\d+: payLatestDays: is earlier than payDays; correct one of the two/,
  );
}, 120_000);
