import { naicsCodes } from 'records:naics-codes';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { projects } from 'records:projects';
import { promises } from 'records:promises';
import { qualifications } from 'records:qualifications';
import { trades } from 'records:trades';
import { lateRemedyRule } from '../facts/agreement.ts';
import { allChillerTons, chillerTons } from '../facts/chiller-tons.ts';
import { homeCounties } from '../facts/identity.ts';
import { bondAggregate, bondSingle, firstHour, payOverall, technicianRate } from '../facts/prices.ts';
import {
  careersReply,
  emergencyCommercial,
  homeCallBy,
  quoteReply,
  trainingReply,
} from '../facts/promises.ts';
import { counting, ways } from '../facts/settings.ts';
import { type Address, addresses, type RouteName } from '../values/addresses.ts';
import { capitalize, countWords, formatRange, numberWord } from '../values/format.ts';

const { airCooled, waterCooled, screw } = chillerTons;
/** A form that reaches nobody by itself promises no answer. */
const contactFormLine =
  ways.message.mode === 'none'
    ? 'a form for your email or text'
    : `a form with an answer within ${quoteReply}`;
const weeks = programs.map(({ duration }) => duration);
const galleryCount = Math.max(...projects.map(({ galleryPhotos = [] }) => galleryPhotos.length));

/** The URL contract: every page's address and metadata. Links, menus, sitemap, prerender and tests read it. */
export const routes = {
  home: {
    ...addresses.home,
    title: 'Florida air conditioning contractor',
    description: `Chiller plants for public buildings, rooftop units for businesses, split systems for houses. Woman-owned small business, licensed in Florida, emergency line open ${promises.emergency.line}.`,
  },
  government: {
    ...addresses.government,
    title: 'HVAC for government: NAICS 238220, bonding, status',
    description: `UEI, CAGE, size under ${countWords(naicsCodes.length, 'NAICS code')}, PSC codes, ${bondSingle} single and ${bondAggregate} aggregate bonding, insurance, set-aside status and past work on one sheet.`,
  },
  commercial: {
    ...addresses.commercial,
    title: 'Commercial HVAC service agreement',
    description: `A crew ${emergencyCommercial}. ${lateRemedyRule} Visits, response, remedy, term and price on one sheet.`,
  },
  residential: {
    ...addresses.residential,
    title: 'Home air conditioning repair: who comes, when and for how much',
    description: `No cooling? Call by ${homeCallBy} and we come the ${promises.emergency.residential}. ${technicianRate} for ${firstHour}. Travel in ${homeCounties} is free.`,
  },
  services: {
    ...addresses.services,
    title: 'HVAC services by kind of equipment and tonnage',
    description:
      'Every kind of equipment we install, maintain and repair, with its usual capacity range and who it is for: homes, businesses and public buildings.',
  },
  projects: {
    ...addresses.projects,
    title: `${capitalize(countWords(projects.length, 'project'))} with tonnage, duration and value band`,
    description: `${capitalize(countWords(projects.length, projects.some(({ sample }) => sample) ? 'sample project' : 'project'))} with location, plant, tonnage and duration, one of them a chiller repair in ${numberWord(galleryCount)} pictures, and how to ask for government references.`,
  },
  team: {
    ...addresses.team,
    title: 'Owners, specialists and partner firms',
    description:
      'The owners and their shares, the specialists you meet on site and on the phone, and the independent firms that work with us.',
  },
  training: {
    ...addresses.training,
    title: `HVAC training programs of ${Math.min(...weeks)} to ${Math.max(...weeks)} weeks`,
    description: `${capitalize(countWords(programs.length, 'program'))} on real equipment: days, fee, start dates, the cards each prepares for, and what each leads to. We call within ${trainingReply}.`,
  },
  careers: {
    ...addresses.careers,
    title: `HVAC jobs at ${payOverall} an hour`,
    description: `${capitalize(countWords(positions.length, 'open position'))} with pay, requirements and duties, the path from helper to supervisor, and a short form to apply. We answer within ${careersReply}.`,
  },
  subcontractors: {
    ...addresses.subcontractors,
    title: `Subcontractors: ${countWords(trades.length, 'trade')} wanted`,
    description: `${capitalize(countWords(trades.length, 'trade'))} wanted in ${homeCounties}: days to payment, retainage, insurance limits, licenses and ${countWords(qualifications.length, 'minimum qualification')}.`,
  },
  contact: {
    ...addresses.contact,
    title: 'Call, text or write',
    description: `One phone number day and night, business hours, addresses, ${contactFormLine}, and the service areas by region.`,
  },
  capabilityStatement: {
    ...addresses.capabilityStatement,
    title: 'Capability statement on one page',
    description:
      'One printable page: identifiers, NAICS codes with size standards, bonding, competencies, differentiators and past performance.',
  },
  chillers: {
    ...addresses.chillers,
    title: `Chillers of ${formatRange(allChillerTons)} tons`,
    description: `Air-cooled ${formatRange(airCooled)} tons, water-cooled ${formatRange(waterCooled)} tons, screw ${formatRange(screw)} tons: how they differ, what we do to each, and where each is used.`,
  },
  chillerServices: {
    ...addresses.chillerServices,
    title: 'Chiller services, from start-up to emergency',
    description:
      'Start-up, maintenance, overhaul, re-tube, retrofit, rental and emergency: what each includes and what you receive when it is done.',
  },
  privacy: {
    ...addresses.privacy,
    title: 'Privacy: what this site keeps',
    description: `What this site does with your data: ${counting.short}. What the forms do, and what happens when you call, text or write.`,
  },
  accessibility: {
    ...addresses.accessibility,
    title: 'Accessibility: what works, and what not yet',
    description:
      'What the site does for keyboards, screen readers, large text and print, how that is tested, which barriers are known, and whom to tell about one.',
  },
} as const satisfies Record<RouteName, Route>;

/** What a page is called, where it lives and what search engines say of it. `title` is completed with the company name. */
export type Route = Address & { title: string; description: string };

/** The page that answers every path not listed above; prerendered to 404.html. */
export const notFoundRoute = {
  path: '/404',
  sheet: 'M-404',
  label: 'Page not found',
  title: 'Page not found',
  description:
    'This address has no page. Every page of the site is listed here, with the phone number to call and the license number.',
} as const satisfies Route;

/** The one-page statement as a file to download and forward. */
export const statementPdf = '/files/capability-statement.pdf';
/** Its data, for procurement databases. */
export const statementJson = '/files/capability-statement.json';
/** The company as a contact for a phone or mail program. */
export const contactFile = '/files/contact.vcf';
/** Where forms are posted; below it, by its reference, the page that says a message was received. The server answers there. */
export const messageRoute = {
  path: '/messages',
  sheet: 'M-602',
  label: 'Your message',
  parent: 'contact',
  title: 'Your message',
  description:
    'What became of a message that was sent from this site: received, with its reference, or back with what to correct.',
} as const satisfies Route;
