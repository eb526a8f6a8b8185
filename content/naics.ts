import type { NaicsCode } from './schema.ts';

/** Titles as in NAICS 2022; size standards from the SBA table effective March 17, 2023. Primary first, then as registered. */
export const naicsCodes = [
  {
    code: '238220',
    title: 'Plumbing, Heating, and Air-Conditioning Contractors',
    sizeStandard: 19_000_000,
    work: 'Chillers, rooftop units, piping, ductwork and their service',
    isPrimary: true,
  },
  {
    code: '236220',
    title: 'Commercial and Institutional Building Construction',
    sizeStandard: 45_000_000,
    work: 'Plant-room and roof work where we hold the prime contract',
    isPrimary: false,
  },
  {
    code: '238210',
    title: 'Electrical Contractors and Other Wiring Installation Contractors',
    sizeStandard: 19_000_000,
    work: 'Equipment power and control wiring, with a licensed electrical partner',
    isPrimary: false,
  },
  {
    code: '238290',
    title: 'Other Building Equipment Contractors',
    sizeStandard: 22_000_000,
    work: 'Equipment setting, rigging and insulation',
    isPrimary: false,
  },
  {
    code: '561210',
    title: 'Facilities Support Services',
    sizeStandard: 47_000_000,
    work: 'Planned maintenance across several buildings',
    isPrimary: false,
  },
  {
    code: '221330',
    title: 'Steam and Air-Conditioning Supply',
    sizeStandard: 30_000_000,
    work: 'Central-plant and chilled-water operations support',
    isPrimary: false,
  },
  {
    code: '541330',
    title: 'Engineering Services',
    sizeStandard: 25_500_000,
    work: 'Listed as registered; engineering is by a licensed professional engineer',
    isPrimary: false,
  },
] as const satisfies readonly NaicsCode[];

/** The code that the company is registered under first. */
export const primaryNaicsCode: NaicsCode = naicsCodes[0];

export const sizeStandardSource = 'Size standards from the SBA table effective March 17, 2023.';

/** Where the titles and size standards come from. */
export const naicsSource = `Titles as in NAICS 2022. ${sizeStandardSource}`;
