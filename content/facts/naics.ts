import { credentials } from 'records:credentials';
import { naicsCodes } from 'records:naics-codes';
import { pscCodes } from 'records:psc-codes';
import type { NaicsCode } from '../records/codes.ts';
import { formatCount, formatDate, formatMillions, numberWord } from '../values/format.ts';

/** The code that the company is registered under first. */
export const primaryNaicsCode = naicsCodes[0] as NaicsCode;

const small = naicsCodes.filter(({ isSmall }) => isSmall);
const registered = credentials.find(({ kind }) => kind === 'registration');
const asRegistered = registered?.date ? ` on ${formatDate(registered.date)}` : '';

/** The size standard of a code; under which the company is not small, it says so. */
export const sizeOf = ({ sizeStandard, isSmall }: Pick<NaicsCode, 'sizeStandard' | 'isSmall'>) =>
  `${formatMillions(sizeStandard)}${isSmall ? '' : ', other than small'}`;
/**
 * Under how many codes the company is small. That it represents itself, by receipts: FAR 52.219-1, 13 CFR 121.104 and 121.406;
 * a set-aside for WOSB needs the certification, 13 CFR 127.300.
 */
export const sizeLine =
  small.length === naicsCodes.length
    ? `Small under all ${numberWord(naicsCodes.length)} NAICS codes.`
    : `Small under ${small.length} of ${formatCount(naicsCodes.length, 'NAICS code')}.`;

const sizeTable = 'SBA table effective March 17, 2023.';

/** Where the titles and the size standards come from, and the company's size under them. */
export const naicsSource = `Titles as in NAICS 2022. Size standards from the ${sizeTable} ${sizeLine.slice(0, -1)}, as in SAM.gov${asRegistered}.`;
/** The same on the capability statement, with the product and service codes. */
export const naicsShort = `PSC ${pscCodes.map(({ code }) => code).join(', ')}. Size as in SAM.gov; ${sizeTable}`;
