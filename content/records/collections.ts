import { chillerTypesCollection, industriesCollection } from './chillers.ts';
import { naicsCodesCollection, pscCodesCollection } from './codes.ts';
import type { Collection } from './collection.ts';
import { companyCollection } from './company-rules.ts';
import { credentialsCollection } from './credentials.ts';
import {
  bidPacketCollection,
  careerBenefitsCollection,
  partnerBenefitsCollection,
  qualificationsCollection,
  qualityStandardsCollection,
  readinessCollection,
  trainingReasonsCollection,
} from './entries.ts';
import { heatAdviceCollection, homeVisitCollection } from './home-visits.ts';
import { bondingCollection, insuranceCollection } from './insurance.ts';
import { languagesCollection } from './languages.ts';
import { teamCollection, testimonialsCollection } from './people.ts';
import { hoursCollection, regionsCollection, serviceAreaCollection } from './places.ts';
import { positionsCollection } from './positions.ts';
import { financingCollection, guaranteesCollection, ratesCollection } from './prices.ts';
import { projectsCollection } from './projects.ts';
import { agreementCollection, promisesCollection } from './promises.ts';
import {
  chillerServicesCollection,
  equipmentCollection,
  marketsCollection,
  servicesCollection,
} from './services.ts';
import { drawingsCollection, movedPagesCollection, sectionsCollection } from './site.ts';
import {
  strategicPartnersCollection,
  subcontractTermsCollection,
  tradesCollection,
} from './subcontracting.ts';
import {
  certificationsCollection,
  programsCollection,
  trainingOutcomesCollection,
  trainingTermsCollection,
} from './training.ts';

const declared = [
  companyCollection,
  languagesCollection,
  hoursCollection,
  ratesCollection,
  promisesCollection,
  homeVisitCollection,
  heatAdviceCollection,
  agreementCollection,
  bondingCollection,
  insuranceCollection,
  financingCollection,
  serviceAreaCollection,
  regionsCollection,
  credentialsCollection,
  naicsCodesCollection,
  pscCodesCollection,
  bidPacketCollection,
  guaranteesCollection,
  projectsCollection,
  teamCollection,
  strategicPartnersCollection,
  positionsCollection,
  careerBenefitsCollection,
  trainingOutcomesCollection,
  trainingTermsCollection,
  programsCollection,
  certificationsCollection,
  trainingReasonsCollection,
  testimonialsCollection,
  subcontractTermsCollection,
  tradesCollection,
  qualificationsCollection,
  partnerBenefitsCollection,
  qualityStandardsCollection,
  readinessCollection,
  chillerTypesCollection,
  industriesCollection,
  equipmentCollection,
  servicesCollection,
  chillerServicesCollection,
  marketsCollection,
  drawingsCollection,
  sectionsCollection,
  movedPagesCollection,
] as const;

/** The one list of collections: whoever reads, checks, counts or publishes records starts here. */
export const collections: readonly Collection[] = declared;

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type Lists = { [One in (typeof declared)[number] as Camel<One['name']>]: NonNullable<One['exported']> };

/** Every record by the name under which pages import it: `records:service-area` exports `serviceArea`. */
export interface Records extends Lists {
  /** The positions with those that have closed: the path from helper to supervisor quotes their pay. */
  allPositions: Lists['positions'];
}

/** The name under which a collection is imported: service-area as serviceArea. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
