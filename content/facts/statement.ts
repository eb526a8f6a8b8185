import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { insurance } from 'records:insurance';
import { naicsCodes } from 'records:naics-codes';
import publicBuilding from 'records:sections/public-building';
import { serviceArea } from 'records:service-area';
import { addresses } from '../values/addresses.ts';
import { credentialLines } from './credentials.ts';
import { womanOwnedPercent } from './identity.ts';
import { insuranceShort } from './insurance.ts';
import { pastPerformance } from './past-performance.ts';
import { countyCount } from './places.ts';
import { bondCost, suretyLetter } from './prices.ts';
import { proposalContact } from './replies.ts';
import { emergencyClaim, statementClaims } from './statement-claims.ts';
import { type StatementRecords, statementSheet } from './statement-sheet.ts';

/** The company's own records, as the statement and its data file show them. */
export const statementRecords: StatementRecords = {
  company,
  bonding,
  womanOwnedPercent,
  naicsCodes,
  credentials: credentialLines,
  pastPerformance,
  statementClaims,
  insurance,
  bondingNote: `${bondCost}${bonding.surety === null ? '' : ` Surety letter ${suretyLetter}.`} ${insuranceShort}`,
  emergencyClaim,
  sectionAlt: publicBuilding.alt,
  contact: proposalContact,
  homeState: serviceArea.homeState,
  homeCounties: serviceArea.homeCounties,
  countyCount,
  page: addresses.capabilityStatement,
};

/** Every line of the statement. */
export const statement = statementSheet(statementRecords);
