import { bidPacket } from 'records:bid-packet';
import { naicsCodes } from 'records:naics-codes';
import { pscCodes } from 'records:psc-codes';
import { readiness } from 'records:readiness';
import { sections } from 'words:government';
import { pastPerformance } from './statement.ts';

export type GovernmentSection = keyof typeof sections;

const needs: Partial<Record<GovernmentSection, readonly unknown[]>> = {
  naics: [...naicsCodes, ...pscCodes],
  packet: bidPacket,
  performance: pastPerformance,
  readiness,
};

/** The sections that there is something to say in, in their order. */
export const governmentSections = (Object.keys(sections) as GovernmentSection[]).filter(
  (name) => needs[name]?.length !== 0,
);
