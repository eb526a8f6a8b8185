import { z } from 'zod';
import { capabilityStatement } from '#content/capability-statement.ts';
import { careerBenefits } from '#content/career-benefits.ts';
import { careerPath } from '#content/career-path.ts';
import { certifications, trainingOutcomes } from '#content/certifications.ts';
import { chillerServices } from '#content/chiller-services/index.ts';
import { chillerTypes, industries } from '#content/chillers.ts';
import { company } from '#content/company.ts';
import { contactCard } from '#content/contact-card.ts';
import { regions } from '#content/counties.ts';
import { credentials } from '#content/credentials.ts';
import { equipment, equipmentGroups } from '#content/equipment.ts';
import { financing } from '#content/financing.ts';
import { careersForm, contactForm, formWords, subcontractorForm, trainingForm } from '#content/forms.ts';
import { guarantees } from '#content/guarantees.ts';
import { markets } from '#content/markets.ts';
import { naicsCodes } from '#content/naics.ts';
import { footerCompanyLinks, footerServiceLinks, headerNavigation } from '#content/navigation.ts';
import { partnerBenefits } from '#content/partner-benefits.ts';
import { partnerReasons } from '#content/partner-reasons.ts';
import { strategicPartners } from '#content/partners.ts';
import { pastPerformance } from '#content/past-performance.ts';
import { positions } from '#content/positions/index.ts';
import { programs } from '#content/programs/index.ts';
import { projects } from '#content/projects/index.ts';
import { qualifications } from '#content/qualifications.ts';
import { qualityStandards } from '#content/quality-standards.ts';
import { readiness } from '#content/readiness.ts';
import { routes } from '#content/routes.ts';
import * as schema from '#content/schema.ts';
import { serviceLevels } from '#content/service-agreement.ts';
import { services } from '#content/services/index.ts';
import { leadership, specialists } from '#content/team/index.ts';
import { careersTestimonials } from '#content/testimonials/careers.ts';
import { residentialTestimonials } from '#content/testimonials/residential.ts';
import { trainingTestimonials } from '#content/testimonials/training.ts';
import { trades } from '#content/trades/index.ts';
import { trainingAbout } from '#content/training-about.ts';
import { trainingReasons } from '#content/training-reasons.ts';

/** Everything that is checked, as the site reads it. */
export const content = {
  capabilityStatement: capabilityStatement as schema.CapabilityStatement,
  careerBenefits: careerBenefits as readonly schema.Entry[],
  careerPath: careerPath as readonly schema.CareerStep[],
  careersForm: careersForm as schema.Form,
  careersTestimonials: careersTestimonials as readonly schema.Testimonial[],
  certifications: certifications as readonly schema.Certification[],
  chillerServices,
  chillerTypes: chillerTypes as readonly schema.ChillerType[],
  company,
  contactCard: contactCard as Record<string, schema.ContactCardVariant>,
  contactForm: contactForm as schema.Form,
  credentials: credentials as readonly schema.Credential[],
  equipment,
  equipmentGroups: equipmentGroups as readonly schema.EquipmentGroup[],
  financing: financing as schema.Financing,
  footerCompanyLinks,
  footerServiceLinks,
  formWords: formWords as schema.FormWords,
  guarantees: guarantees as readonly schema.Guarantee[],
  headerNavigation,
  industries: industries as readonly schema.Industry[],
  leadership,
  markets: markets as readonly schema.Market[],
  naicsCodes: naicsCodes as readonly schema.NaicsCode[],
  partnerBenefits: partnerBenefits as readonly schema.Entry[],
  partnerReasons: partnerReasons as readonly schema.Reason[],
  pastPerformance,
  positions,
  programs,
  projects,
  qualifications: qualifications as readonly schema.Entry[],
  qualityStandards: qualityStandards as readonly schema.Statement[],
  readiness: readiness as readonly schema.Entry[],
  regions: regions as readonly schema.Region[],
  residentialTestimonials: residentialTestimonials as readonly schema.Testimonial[],
  routes: Object.values<schema.Page>(routes),
  serviceLevels: serviceLevels as readonly schema.ServiceLevel[],
  services,
  specialists,
  strategicPartners: strategicPartners as readonly schema.StrategicPartner[],
  subcontractorForm: subcontractorForm as schema.Form,
  trades,
  trainingAbout: trainingAbout as readonly schema.Entry[],
  trainingForm: trainingForm as schema.Form,
  trainingOutcomes: trainingOutcomes as readonly schema.Statement[],
  trainingReasons: trainingReasons as readonly schema.Entry[],
  trainingTestimonials: trainingTestimonials as readonly schema.Testimonial[],
};

export type Content = typeof content;

/** Where the records of each list stand, and what they must look like. `{id}` is the id of the record. */
export const sources: Record<
  keyof Content,
  { file: string; schema: z.ZodType; least?: number; most?: number }
> = {
  capabilityStatement: { file: 'capability-statement.ts', schema: schema.capabilityStatement },
  careerBenefits: { file: 'career-benefits.ts', schema: schema.entry, least: 6 },
  careerPath: { file: 'career-path.ts', schema: schema.careerStep, least: 3 },
  careersForm: { file: 'forms.ts', schema: schema.form },
  careersTestimonials: { file: 'testimonials/careers.ts', schema: schema.testimonial, least: 3 },
  certifications: { file: 'certifications.ts', schema: schema.certification },
  chillerServices: { file: 'chiller-services/{id}.ts', schema: schema.chillerService, least: 7 },
  chillerTypes: { file: 'chillers.ts', schema: schema.chillerType, least: 3 },
  company: { file: 'company.ts', schema: schema.company },
  contactCard: { file: 'contact-card.ts', schema: z.record(z.string(), schema.contactCardVariant) },
  contactForm: { file: 'forms.ts', schema: schema.form },
  credentials: { file: 'credentials.ts', schema: schema.credential },
  equipment: { file: 'equipment.ts', schema: schema.equipment },
  equipmentGroups: { file: 'equipment.ts', schema: schema.equipmentGroup },
  financing: { file: 'financing.ts', schema: schema.financing },
  footerCompanyLinks: { file: 'navigation.ts', schema: schema.navigationItem },
  footerServiceLinks: { file: 'navigation.ts', schema: schema.navigationItem },
  formWords: { file: 'forms.ts', schema: schema.formWords },
  guarantees: { file: 'guarantees.ts', schema: schema.guarantee },
  headerNavigation: { file: 'navigation.ts', schema: schema.navigationItem, least: 11 },
  industries: { file: 'chillers.ts', schema: schema.industry, least: 8 },
  leadership: { file: 'team/{id}.ts', schema: schema.teamMember, least: 5 },
  markets: { file: 'markets.ts', schema: schema.market, least: 4 },
  naicsCodes: { file: 'naics.ts', schema: schema.naicsCode, least: 7 },
  partnerBenefits: { file: 'partner-benefits.ts', schema: schema.entry, least: 6 },
  partnerReasons: { file: 'partner-reasons.ts', schema: schema.reason, least: 4 },
  pastPerformance: { file: 'projects/{id}/{id}.ts', schema: schema.pastProject, least: 2, most: 3 },
  positions: { file: 'positions/{id}.ts', schema: schema.position, least: 3 },
  programs: { file: 'programs/{id}.ts', schema: schema.program, least: 5 },
  projects: { file: 'projects/{id}/{id}.ts', schema: schema.project, least: 5 },
  qualifications: { file: 'qualifications.ts', schema: schema.entry, least: 6 },
  qualityStandards: { file: 'quality-standards.ts', schema: schema.statement },
  readiness: { file: 'readiness.ts', schema: schema.entry },
  regions: { file: 'counties.ts', schema: schema.region, least: 8 },
  residentialTestimonials: { file: 'testimonials/residential.ts', schema: schema.testimonial, least: 3 },
  routes: { file: 'routes.ts', schema: schema.page, least: 14 },
  serviceLevels: { file: 'service-agreement.ts', schema: schema.serviceLevel },
  services: { file: 'services/{id}.ts', schema: schema.service, least: 8 },
  specialists: { file: 'team/{id}.ts', schema: schema.teamMember },
  strategicPartners: { file: 'partners.ts', schema: schema.strategicPartner },
  subcontractorForm: { file: 'forms.ts', schema: schema.form },
  trades: { file: 'trades/{id}.ts', schema: schema.trade, least: 5 },
  trainingAbout: { file: 'training-about.ts', schema: schema.entry },
  trainingForm: { file: 'forms.ts', schema: schema.form },
  trainingOutcomes: { file: 'certifications.ts', schema: schema.statement },
  trainingReasons: { file: 'training-reasons.ts', schema: schema.entry },
  trainingTestimonials: { file: 'testimonials/training.ts', schema: schema.testimonial, least: 3 },
};

/** The file of a record, from the root of the project. */
export function fileOf(list: keyof Content, id = ''): string {
  return `content/${sources[list].file.replaceAll('{id}', id)}`;
}
