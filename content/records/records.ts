import type { ChillerType, Industry } from './chillers.ts';
import type { NaicsCode, PscCode } from './codes.ts';
import type { Company } from './company.ts';
import type { Credential } from './credentials.ts';
import type { BidPaper, Entry, QualityStandard } from './entries.ts';
import type { HeatAdvice, HomeVisit } from './home-visits.ts';
import type { Bonding, Insurance } from './insurance.ts';
import type { Language } from './languages.ts';
import type { TeamMember, Testimonial } from './people.ts';
import type { Hours, Region, ServiceArea } from './places.ts';
import type { Position } from './positions.ts';
import type { Financing, Guarantee, Rates } from './prices.ts';
import type { Project } from './projects.ts';
import type { Agreement, Promises } from './promises.ts';
import type { ChillerServices, Equipment, Markets, Services } from './services.ts';
import type { DrawingRecord, MovedPages, Section } from './site.ts';
import type { StrategicPartner, SubcontractTerms, Trade } from './subcontracting.ts';
import type { Certification, Program, TrainingOutcomes, TrainingTerms } from './training.ts';

/** Every record by the name under which pages import it: `records:service-area` exports `serviceArea`. */
export interface Records {
  agreement: Agreement;
  /** The papers that a public buyer asks for with a bid. */
  bidPacket: readonly BidPaper[];
  bonding: Bonding;
  /** What comes besides the wage. */
  careerBenefits: readonly Entry[];
  /** The cards that the programs prepare for, and who examines. */
  certifications: readonly Certification[];
  chillerServices: ChillerServices;
  /** Two ways to reject heat, and a compressor that is found in both. */
  chillerTypes: readonly ChillerType[];
  company: Company;
  /** What is held, in process and experience, in this order. */
  credentials: readonly Credential[];
  /** The illustrations; a page takes the one that it shows, such as `records:drawings/air-handler`. */
  drawings: readonly DrawingRecord[];
  equipment: Equipment;
  financing: Financing;
  /** What is covered, and for how long; the length of each line is its years. */
  guarantees: readonly Guarantee[];
  /** What to do in the heat until a technician comes. */
  heatAdvice: HeatAdvice;
  homeVisit: HomeVisit;
  hours: Hours;
  /** The industries, their load and how usual each type is there; the load and the roof decide. */
  industries: readonly Industry[];
  insurance: Insurance;
  markets: Markets;
  movedPages: MovedPages;
  /** The languages of the site, the first one first. */
  languages: readonly Language[];
  /** Titles as in NAICS 2022; size standards from the SBA table effective March 17, 2023. Primary first, then as registered. */
  naicsCodes: readonly NaicsCode[];
  /** How we treat a partner. */
  partnerBenefits: readonly Entry[];
  /** The positions that are open on the day of the build. */
  positions: readonly Position[];
  /** The same with those that have closed: the path from helper to supervisor quotes their pay. */
  allPositions: readonly Position[];
  /** The training programs, shortest first. */
  programs: readonly Program[];
  /** The projects, in the order of the drawing set. */
  projects: readonly Project[];
  promises: Promises;
  /** Product and service codes under which the government buys our work, as in the PSC Manual. */
  pscCodes: readonly PscCode[];
  /** What every partner must hold. */
  qualifications: readonly Entry[];
  qualityStandards: readonly QualityStandard[];
  /** What an hour costs. */
  rates: Rates;
  /** What we do for public buildings before, during and after a storm. */
  readiness: readonly Entry[];
  /** Florida’s counties in the regions of the map, numbered as on it. */
  regions: readonly Region[];
  /** The sections drawn by hand: the house of /residential, the public building of /government and of the statement. */
  sections: readonly Section[];
  serviceArea: ServiceArea;
  services: Services;
  /** Independent firms. They hold no share; name and license are printed once they agree. */
  strategicPartners: readonly StrategicPartner[];
  subcontractTerms: SubcontractTerms;
  /** Everybody on the team page: who owns the company, then the specialists. */
  team: readonly TeamMember[];
  /** What customers, graduates and employees said; a page takes its own from src/views/people.ts. */
  testimonials: readonly Testimonial[];
  /** The trades wanted, numbered by their place here. */
  trades: readonly Trade[];
  trainingOutcomes: TrainingOutcomes;
  /** Why to learn here. */
  trainingReasons: readonly Entry[];
  trainingTerms: TrainingTerms;
}

/** The name under which a collection is imported: service-area as serviceArea. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
