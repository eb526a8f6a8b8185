import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { naicsCodes } from 'records:naics-codes';
import { projects } from 'records:projects';
import { bonding as bondingWords, claims, emergency } from 'words:statement';
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

/** The company's own records, as the statement and its data file show them: those in whose place others may stand. */
export const statementRecords = {
  company,
  bonding,
  naicsCodes,
  credentials: credentialLines,
  pastPerformance,
  statementClaims: claims,
  bondingNote: bondingWords.note,
  emergencyClaim: emergency,
  officer,
};

export const statement = statementSheet(statementRecords);
