import { abbreviations } from './abbreviations.ts';
import { company } from './company.ts';
import { licenseNumber } from './facts.ts';
import { formatMonth } from './format.ts';
import type { Credential } from './schema.ts';

const sba = abbreviations.SBA;
/** The month for which "in process" is true; move it on when the office has checked again. */
const applicationsAsOf = '2026-11';

/** What is held, in process and experience, in this order. Only what is held may look like a badge. */
export const credentials = [
  {
    id: 'florida-contractor',
    name: company.license.title,
    shortName: 'Florida contractor',
    kind: 'license',
    status: 'held',
    issuer: 'Florida Department of Business and Professional Regulation',
    date: null,
    statement: `License no.: ${licenseNumber}. Valid in all ${company.countyCount} counties.`,
    verify: { label: 'myfloridalicense.com', url: company.license.verifyUrl },
  },
  {
    id: 'sba-8a',
    name: 'SBA 8(a)',
    shortName: 'SBA 8(a)',
    longName: '8(a) Business Development program of the U.S. Small Business Administration',
    kind: 'set-aside',
    status: 'held',
    issuer: sba,
    date: null,
    statement: 'Date of entry: to be supplied.',
    verify: { label: 'search.certifications.sba.gov', url: 'https://search.certifications.sba.gov' },
  },
  {
    id: 'sam',
    name: 'SAM.gov registration',
    shortName: 'SAM.gov',
    longName: 'System for Award Management, where federal contractors are registered',
    kind: 'registration',
    status: 'held',
    issuer: 'U.S. General Services Administration',
    date: null,
    statement: 'Active; as-of date to be supplied. A registration, not an endorsement.',
    verify: { label: 'sam.gov', url: 'https://sam.gov' },
  },
  {
    id: 'wosb',
    name: 'WOSB',
    shortName: 'WOSB',
    longName: abbreviations.WOSB,
    kind: 'set-aside',
    status: 'in-process',
    issuer: sba,
    date: applicationsAsOf,
    statement: `Application submitted; not yet certified, ${formatMonth(applicationsAsOf)}.`,
    verify: null,
  },
  {
    id: 'edwosb',
    name: 'EDWOSB',
    shortName: 'EDWOSB',
    longName: abbreviations.EDWOSB,
    kind: 'set-aside',
    status: 'in-process',
    issuer: sba,
    date: applicationsAsOf,
    statement: `Application submitted; not yet certified, ${formatMonth(applicationsAsOf)}.`,
    verify: null,
  },
  {
    id: 'fema',
    name: 'FEMA-funded recovery work',
    shortName: 'FEMA-funded work',
    longName: 'Work paid for by the Federal Emergency Management Agency',
    kind: 'experience',
    status: 'experience',
    issuer: null,
    date: null,
    statement: 'References on request. FEMA does not certify or endorse contractors.',
    verify: null,
  },
] as const satisfies readonly Credential[];
