import { agreementCollection } from './agreement/schema.ts';
import { bondingCollection } from './bonding/schema.ts';
import { careerBenefitsCollection } from './career-benefits/schema.ts';
import { certificationsCollection } from './certifications/schema.ts';
import { chillerTypesCollection } from './chiller-types/schema.ts';
import type { Collection } from './collection.ts';
import { companyCollection } from './company/schema.ts';
import { credentialsCollection } from './credentials/schema.ts';
import { drawingsCollection } from './drawings/schema.ts';
import { financingCollection } from './financing/schema.ts';
import { guaranteesCollection } from './guarantees/schema.ts';
import { hoursCollection } from './hours/schema.ts';
import { industriesCollection } from './industries/schema.ts';
import { insuranceCollection } from './insurance/schema.ts';
import { movedPagesCollection } from './moved-pages/schema.ts';
import { naicsCodesCollection } from './naics-codes/schema.ts';
import { partnerBenefitsCollection } from './partner-benefits/schema.ts';
import { positionsCollection } from './positions/schema.ts';
import { programsCollection } from './programs/schema.ts';
import { projectsCollection } from './projects/schema.ts';
import { promisesCollection } from './promises/schema.ts';
import { pscCodesCollection } from './psc-codes/schema.ts';
import { qualificationsCollection } from './qualifications/schema.ts';
import { qualityStandardsCollection } from './quality-standards/schema.ts';
import { ratesCollection } from './rates/schema.ts';
import { readinessCollection } from './readiness/schema.ts';
import { regionsCollection } from './regions/schema.ts';
import { sectionsCollection } from './sections/schema.ts';
import { serviceAreaCollection } from './service-area/schema.ts';
import { strategicPartnersCollection } from './strategic-partners/schema.ts';
import { subcontractTermsCollection } from './subcontract-terms/schema.ts';
import { teamCollection } from './team/schema.ts';
import { testimonialsCollection } from './testimonials/schema.ts';
import { tradesCollection } from './trades/schema.ts';
import { trainingReasonsCollection } from './training-reasons/schema.ts';
import { trainingTermsCollection } from './training-terms/schema.ts';

/** The one list of collections: whoever reads, checks, counts or publishes records starts here. */
export const collections: readonly Collection[] = [
  companyCollection,
  hoursCollection,
  ratesCollection,
  promisesCollection,
  agreementCollection,
  bondingCollection,
  insuranceCollection,
  financingCollection,
  serviceAreaCollection,
  regionsCollection,
  credentialsCollection,
  naicsCodesCollection,
  pscCodesCollection,
  guaranteesCollection,
  projectsCollection,
  teamCollection,
  strategicPartnersCollection,
  positionsCollection,
  careerBenefitsCollection,
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
  drawingsCollection,
  sectionsCollection,
  movedPagesCollection,
];
