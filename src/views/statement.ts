import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { insurance } from 'records:insurance';
import { naicsCodes } from 'records:naics-codes';
import { projects } from 'records:projects';
import { regions } from 'records:regions';
import publicBuilding from 'records:sections/public-building';
import { serviceArea } from 'records:service-area';
import { team } from 'records:team';
import { bonding as bondingWords, claims, emergency } from 'words:statement';
import { womanOwnedPercent } from '#content/facts/company-facts.ts';
import { addresses } from '#content/values/addresses.ts';
import { credentialLines } from './credentials.ts';
import { officer } from './people.ts';
import { pageOfSheet } from './project-set.ts';
import { statementSheet } from './statement-sheet.ts';

/** The public projects that /government and the capability statement name, as much of them as is said there. */
export const pastPerformance = projects
  .filter(({ isPastPerformance }) => isPastPerformance)
  .map(({ description: _, features: __, picture: ___, galleryPhotos: ____, ...project }) => ({
    ...project,
    page: pageOfSheet[project.sheet],
  }));

/** The company's own records, as the statement and its data file show them. */
export const statementRecords = {
  company,
  bonding,
  womanOwnedPercent: womanOwnedPercent(team),
  naicsCodes,
  credentials: credentialLines,
  pastPerformance,
  statementClaims: claims,
  insurance,
  /** What a bond adds, when the surety's letter comes, what the company is insured for. */
  bondingNote: bondingWords.note,
  emergencyClaim: emergency,
  sectionAlt: publicBuilding.alt,
  officer,
  homeState: serviceArea.homeState,
  homeCounties: serviceArea.homeCounties,
  countyCount: regions.reduce((total, region) => total + region.counties.length, 0),
  page: addresses.capabilityStatement,
};

/** Every line of the statement. */
export const statement = statementSheet(statementRecords);
