import { naicsCodes } from '../records/naics-codes/naics-codes.ts';
import type { NaicsCode } from '../records/naics-codes/schema.ts';

/** The code that the company is registered under first. */
export const primaryNaicsCode = naicsCodes[0] as NaicsCode;

export const sizeStandardSource = 'Size standards from the SBA table effective March 17, 2023.';

/** Where the titles and size standards come from. */
export const naicsSource = `Titles as in NAICS 2022. ${sizeStandardSource}`;
