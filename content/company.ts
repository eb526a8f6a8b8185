import { formatList } from './format.ts';
import type { Company } from './schema.ts';

const homeCounties: Company['homeCounties'] = ['Broward', 'Palm Beach', 'Miami-Dade'];

/** Every constant of the business, once: numbers as numbers, null for what is to be supplied. Texts derive in facts.ts. */
export const company: Company = {
  sample: true,
  nameParts: ['Anhinga', 'Mechanical'],
  name: 'Anhinga Mechanical',
  legalName: null,
  website: 'https://example.com',
  license: {
    title: 'Florida certified contractor',
    number: null,
    class: null,
    qualifier: null,
    verifyUrl: 'https://www.myfloridalicense.com',
  },
  uei: null,
  cage: null,
  phone: { display: '(954) 555-0142', e164: '+19545550142' },
  email: 'info@example.com',
  emergencyText:
    'Emergency: no cooling. Address: ___. What stopped, and since when: ___. Equipment make: ___.',
  appUrl: 'https://example.com/app',
  office: { street: null, city: null, county: 'Broward', state: 'Florida', zip: null },
  mailing: { street: null, city: null, county: 'Broward', state: 'Florida', zip: null },
  timeZone: 'America/New_York',
  hours: [
    { day: 'Monday', open: { from: '07:00', to: '18:00' } },
    { day: 'Tuesday', open: { from: '07:00', to: '18:00' } },
    { day: 'Wednesday', open: { from: '07:00', to: '18:00' } },
    { day: 'Thursday', open: { from: '07:00', to: '18:00' } },
    { day: 'Friday', open: { from: '07:00', to: '18:00' } },
    { day: 'Saturday', open: { from: '08:00', to: '16:00' } },
    { day: 'Sunday', open: null },
  ],
  emergency: {
    commercialHours: 4,
    governmentHours: 4,
    residential: 'same day',
    line: '24/7',
    conditions: `Travel to counties outside ${formatList(homeCounties)} is confirmed on the call.`,
    lifeSafety: 'If anyone is in danger, call 911 first.',
    textRates: 'A text opens your own message app; standard rates apply.',
  },
  routineResponse: 'same or next day',
  quoteHours: 24,
  trainingReplyHours: 24,
  careersReplyHours: 48,
  bonding: { single: 2_000_000, aggregate: 5_000_000, performanceBondPercent: 3, surety: null },
  warranty: { laborYears: 2, compressorYears: 10 },
  maintenance: { includedYears: 1, visitsPerYear: 4 },
  financing: { years: 10, hasPrepaymentPenalty: false, lender: null },
  rates: {
    privateTechnician: {
      dollarsPerHour: 180,
      who: 'technician',
      includes:
        'Diagnosis, hand tools, test instruments and the readings in writing. Parts are priced before they are installed.',
    },
    privateHelper: {
      dollarsPerHour: 80,
      who: 'helper, when the job takes two',
      includes:
        'A second pair of hands for lifting, roofs and long pipe runs. You are told before one is sent.',
    },
    governmentTechnician: {
      dollarsPerHour: 280,
      who: 'technician on government work',
      includes:
        'Prevailing-wage classification, certified payroll, site access and escort time, bonding overhead and the written report.',
    },
  },
  pay: {
    technician: { min: 25, max: 35, hasBonuses: false },
    apprentice: { min: 18, max: 22, hasBonuses: false },
    supervisor: { min: 30, max: 35, hasBonuses: true },
  },
  ownership: { president: 51, contracts: 14, operations: 20, chillers: 10, controls: 5 },
  projectValue: { min: 50_000, max: 1_000_000, isOpen: true },
  copyrightYear: 2024,
  homeState: 'Florida',
  countyCount: 67,
  homeCounties,
  revision: '2026-11-21',
  notices: { theme: 'light' },
};
