import { company } from './company.ts';
import type { Guarantee } from './schema.ts';

const { maintenance, warranty } = company;

/** What is covered, and for how long; the length of each line is its years. */
export const guarantees = [
  {
    id: 'maintenance',
    years: maintenance.includedYears,
    isAtMost: false,
    title: 'of planned maintenance',
    text: 'Included with a major installation.',
    giver: 'Ours',
  },
  {
    id: 'labor',
    years: warranty.laborYears,
    isAtMost: false,
    title: 'on workmanship and labor',
    text: 'On every installation.',
    giver: 'Ours',
  },
  {
    id: 'compressor',
    years: warranty.compressorYears,
    isAtMost: true,
    title: 'on the compressor',
    text: 'The maker’s warranty: you can read it before you sign. Most makers ask for registration.',
    giver: 'The maker’s',
  },
] as const satisfies readonly Guarantee[];
