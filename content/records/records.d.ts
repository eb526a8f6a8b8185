// One file, longer than others: each collection's line stands beside its neighbors', in the order of the folders.
// The modules of the records of content/records, which tools/content/record-modules.ts writes. One record of many is the
// default of its module; what it holds is checked while building, and so is that there is one of this name.

declare module 'records:agreement' {
  import type { Agreement } from '#content/records/promises.ts';
  export const agreement: Agreement;
}

declare module 'records:bonding' {
  import type { Bonding } from '#content/records/insurance.ts';
  export const bonding: Bonding;
}

declare module 'records:career-benefits' {
  import type { Entry } from '#content/records/entries.ts';

  /** What comes besides the wage. */
  export const careerBenefits: readonly Entry[];
}

declare module 'records:certifications' {
  import type { Certification } from '#content/records/training.ts';

  /** The cards that the programs prepare for, and who examines. */
  export const certifications: readonly Certification[];
}

declare module 'records:chiller-services' {
  import type { ChillerServices } from '#content/records/services.ts';
  export const chillerServices: ChillerServices;
}

declare module 'records:chiller-types' {
  import type { ChillerType } from '#content/records/chillers.ts';

  /** Two ways to reject heat, and a compressor that is found in both. */
  export const chillerTypes: readonly ChillerType[];
}

declare module 'records:company' {
  import type { Company } from '#content/records/company.ts';
  export const company: Company;
}

declare module 'records:credentials' {
  import type { Credential } from '#content/records/credentials.ts';

  /** What is held, in process and experience, in this order. */
  export const credentials: readonly Credential[];
}

declare module 'records:drawings' {
  import type { DrawingRecord } from '#content/records/site.ts';

  /** The illustrations; a page takes the one that it shows, such as `records:drawings/air-handler`. */
  export const drawings: readonly DrawingRecord[];
}

declare module 'records:drawings/*' {
  import type { DrawingRecord } from '#content/records/site.ts';

  const drawing: DrawingRecord;
  export default drawing;
}

declare module 'records:equipment' {
  import type { Equipment } from '#content/records/services.ts';
  export const equipment: Equipment;
}

declare module 'records:financing' {
  import type { Financing } from '#content/records/prices.ts';
  export const financing: Financing;
}

declare module 'records:guarantees' {
  import type { Guarantee } from '#content/records/prices.ts';

  /** What is covered, and for how long; the length of each line is its years. */
  export const guarantees: readonly Guarantee[];
}

declare module 'records:hours' {
  import type { Hours } from '#content/records/places.ts';
  export const hours: Hours;
}

declare module 'records:industries' {
  import type { Industry } from '#content/records/chillers.ts';

  /** The industries, their load and how usual each type is there; the load and the roof decide. */
  export const industries: readonly Industry[];
}

declare module 'records:insurance' {
  import type { Insurance } from '#content/records/insurance.ts';
  export const insurance: Insurance;
}

declare module 'records:markets' {
  import type { Markets } from '#content/records/services.ts';
  export const markets: Markets;
}

declare module 'records:moved-pages' {
  import type { MovedPages } from '#content/records/site.ts';
  export const movedPages: MovedPages;
}

declare module 'records:naics-codes' {
  import type { NaicsCode } from '#content/records/codes.ts';

  /** Titles as in NAICS 2022; size standards from the SBA table effective March 17, 2023. Primary first, then as registered. */
  export const naicsCodes: readonly NaicsCode[];
}

declare module 'records:partner-benefits' {
  import type { Entry } from '#content/records/entries.ts';

  /** How we treat a partner. */
  export const partnerBenefits: readonly Entry[];
}

declare module 'records:positions' {
  import type { Position } from '#content/records/positions.ts';

  /** The positions that are open on the day of the build. */
  export const positions: readonly Position[];
  /** The same with those that have closed: the path from helper to supervisor quotes their pay. */
  export const allPositions: readonly Position[];
}

declare module 'records:programs' {
  import type { Program } from '#content/records/training.ts';

  /** The training programs, shortest first. */
  export const programs: readonly Program[];
}

declare module 'records:projects' {
  import type { Project } from '#content/records/projects.ts';

  /** The projects, in the order of the drawing set. */
  export const projects: readonly Project[];
}

declare module 'records:projects/1' {
  import type { Project } from '#content/records/projects.ts';

  /** The projects of the first page: all of them where one page holds them. */
  export const projects: readonly Project[];
}

declare module 'records:projects/further' {
  import type { Project } from '#content/records/projects.ts';

  /** Loads the projects of the second page, of the third and so on. */
  export const furtherPages: readonly (() => Promise<{
    projects: readonly Project[];
  }>)[];
}

declare module 'records:promises' {
  import type { Promises } from '#content/records/promises.ts';
  export const promises: Promises;
}

declare module 'records:psc-codes' {
  import type { PscCode } from '#content/records/codes.ts';

  /** Product and service codes under which the government buys our work, as in the PSC Manual. */
  export const pscCodes: readonly PscCode[];
}

declare module 'records:qualifications' {
  import type { ComposedEntry } from '#content/records/entries.ts';

  /** What every partner must hold. */
  export const qualifications: readonly ComposedEntry[];
}

declare module 'records:quality-standards' {
  import type { QualityStandard } from '#content/records/entries.ts';
  export const qualityStandards: readonly QualityStandard[];
}

declare module 'records:rates' {
  import type { Rates } from '#content/records/prices.ts';

  /** What an hour costs. */
  export const rates: Rates;
}

declare module 'records:readiness' {
  import type { Entry } from '#content/records/entries.ts';

  /** What we do for public buildings before, during and after a storm. */
  export const readiness: readonly Entry[];
}

declare module 'records:regions' {
  import type { Region } from '#content/records/places.ts';

  /** Florida’s counties in the regions of the map, numbered as on it. */
  export const regions: readonly Region[];
}

declare module 'records:sections' {
  import type { Section } from '#content/records/site.ts';

  /** The sections drawn by hand: the house of /residential, the public building of /government and of the statement. */
  export const sections: readonly Section[];
}

declare module 'records:sections/*' {
  import type { Section } from '#content/records/site.ts';

  const section: Section;
  export default section;
}

declare module 'records:service-area' {
  import type { ServiceArea } from '#content/records/places.ts';
  export const serviceArea: ServiceArea;
}

declare module 'records:services' {
  import type { Services } from '#content/records/services.ts';
  export const services: Services;
}

declare module 'records:strategic-partners' {
  import type { StrategicPartner } from '#content/records/subcontracting.ts';

  /** Independent firms. They hold no share; name and license are printed once they agree. */
  export const strategicPartners: readonly StrategicPartner[];
}

declare module 'records:subcontract-terms' {
  import type { SubcontractTerms } from '#content/records/subcontracting.ts';
  export const subcontractTerms: SubcontractTerms;
}

declare module 'records:team' {
  import type { TeamMember } from '#content/records/people.ts';

  /** Everybody on the team page: who owns the company, then the specialists. */
  export const team: readonly TeamMember[];
}

declare module 'records:testimonials' {
  import type { Testimonial } from '#content/records/people.ts';

  /** What customers, graduates and employees said; a page takes its own from content/facts/people.ts. */
  export const testimonials: readonly Testimonial[];
}

declare module 'records:trades' {
  import type { Trade } from '#content/records/subcontracting.ts';

  /** The trades wanted, numbered by their place here. */
  export const trades: readonly Trade[];
}

declare module 'records:training-outcomes' {
  import type { TrainingOutcomes } from '#content/records/training.ts';
  export const trainingOutcomes: TrainingOutcomes;
}

declare module 'records:training-reasons' {
  import type { ComposedEntry } from '#content/records/entries.ts';

  /** Why to learn here. */
  export const trainingReasons: readonly ComposedEntry[];
}

declare module 'records:training-terms' {
  import type { TrainingTerms } from '#content/records/training.ts';
  export const trainingTerms: TrainingTerms;
}
