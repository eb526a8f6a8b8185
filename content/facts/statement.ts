import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { insurance } from 'records:insurance';
import { naicsCodes } from 'records:naics-codes';
import { projects } from 'records:projects';
import { promises } from 'records:promises';
import { qualityStandards } from 'records:quality-standards';
import publicBuilding from 'records:sections/public-building';
import { serviceArea } from 'records:service-area';
import { addresses } from '../values/addresses.ts';
import { capitalize, formatRange, numberWord } from '../values/format.ts';
import { allChillerTons } from './chiller-tons.ts';
import { credentialLines } from './credentials.ts';
import { countyCount, womanOwnedPercent } from './identity.ts';
import { insuranceShort } from './insurance.ts';
import { naicsShort } from './naics.ts';
import { pageNumberOf } from './page-number.ts';
import { bondCost, laborWarrantyShort, projectValue, suretyLetter } from './prices.ts';
import {
  emergencyConditions,
  maintenanceVisits,
  proposalContact,
  proposalReplyShort,
  replyDaysShort,
} from './promises.ts';
import { recordById } from './record-by-id.ts';
import { type StatementClaims, type StatementRecords, statementSheet } from './statement-sheet.ts';

const { days: asBuiltDays } = recordById(
  'quality-standards',
  qualityStandards,
  'as-built',
  'content/facts/statement.ts',
);

/** How many public-sector references come with a proposal. */
export const referenceCount = 2;

/** The words of the one-page statement that are no record of their own. */
export const statementClaims = {
  overview:
    'Cooling plants in public buildings: chillers, rooftop units, piping and controls, installed, overhauled and kept running while the building stays open.',
  competencies: [
    {
      id: 'chillers',
      title: 'Chiller plants',
      text: `Overhaul, re-tube, replacement; ${formatRange(allChillerTons)} tons`,
    },
    { id: 'rooftop', title: 'Rooftop units', text: 'Change-out in occupied buildings, with crane plan' },
    { id: 'water', title: 'Towers and piping', text: 'Drives, fill, pumps, strainers, insulation' },
    { id: 'controls', title: 'Controls', text: 'DDC points, trend logs, sequence checks' },
    {
      id: 'maintenance',
      title: 'Planned maintenance',
      text: `${maintenanceVisits}; readings kept by serial number`,
    },
    {
      id: 'emergency',
      title: 'Emergency repair',
      text: `${promises.emergency.line}; temporary cooling on request`,
    },
  ],
  /** After the first, which is the promise of an emergency crew with its conditions. */
  differentiators: [
    { id: 'answer', figure: proposalReplyShort, text: `RFQs and RFPs answered, ${replyDaysShort}` },
    { id: 'warranty', figure: laborWarrantyShort, text: 'Workmanship and labor warranty' },
    { id: 'as-built', figure: `${asBuiltDays} d`, text: 'As-built drawings after handover' },
    {
      id: 'hvhz',
      figure: 'HVHZ',
      text: 'High-Velocity Hurricane Zone: approvals and wind calculations with the permit',
    },
  ],
  naicsNote: naicsShort,
  pastPerformanceNote: `Projects of ${projectValue}. ${capitalize(numberWord(referenceCount))} references with each proposal: contract number, value, a person to call.`,
} as const satisfies StatementClaims;

/** What the statement promises first: how soon an emergency crew is on site, with the conditions. */
export const emergencyClaim = {
  figure: `${promises.emergency.governmentHours} h`,
  text: `Emergency crew on site. ${emergencyConditions}`,
};

/** The public projects that /government and the capability statement name, as much of them as is said there. */
export const pastPerformance = projects
  .filter(({ isPastPerformance }) => isPastPerformance)
  .map(({ description: _, features: __, picture: ___, galleryPhotos: ____, ...project }) => ({
    ...project,
    page: pageNumberOf(project.sheet),
  }));

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
