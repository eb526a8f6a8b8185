import { company as ours } from 'records:company';
import { credentials } from 'records:credentials';
import { hours } from 'records:hours';
import { naicsCodes } from 'records:naics-codes';
import { promises } from 'records:promises';
import { serviceArea } from 'records:service-area';
import { here } from 'words:language';
import type { Address, Company } from '#content/records/company.ts';
import { isSpecimen } from '#content/records/specimens.ts';
import { countyNames } from '#src/views/identity.ts';
import { routes } from '#src/views/routes.ts';

/** A path of the site, or an address on it, in full. */
export function absolute(path: string): string {
  return new URL(path, ours.website).href;
}

const companyId = absolute('/#company');

/** The company: who it is, where, when it answers, and what else the page shows that presents it. */
export function business(page: 'home' | 'contact' | 'government', company: Company = ours) {
  const identifiers = Object.entries({ UEI: known(company.uei), CAGE: known(company.cage) })
    .filter(([, value]) => value)
    .map(([propertyID, value]) => ({ '@type': 'PropertyValue', propertyID, value }));
  return {
    '@type': 'HVACBusiness',
    '@id': companyId,
    name: company.name,
    legalName: known(company.legalName),
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    image: absolute('/icon-512.png'),
    telephone: company.phone.e164,
    email: company.email,
    address: postalAddress(company.office),
    geo: company.coordinates && { '@type': 'GeoCoordinates', ...company.coordinates },
    areaServed:
      page === 'contact'
        ? countyNames.map((name) => ({
            '@type': 'AdministrativeArea',
            name: `${name} County, ${serviceArea.homeState}`,
          }))
        : { '@type': 'State', name: serviceArea.homeState },
    openingHoursSpecification: hours.days.flatMap(({ day, open }) =>
      open ? [openOn(schemaDay(day), open.from, open.to)] : [],
    ),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: company.phone.e164,
      availableLanguage: page === 'contact' ? promises.emergency.languages : undefined,
      hoursAvailable: openOn(everyDay, '00:00', '23:59'),
    },
    hasCredential: page === 'government' ? heldCredentials(company) : undefined,
    identifier: page === 'government' && identifiers.length > 0 ? identifiers : undefined,
    naics: page === 'government' ? naicsCodes.map(({ code }) => code) : undefined,
  };
}

/** The company where another object only names it. */
export const companyReference = {
  '@type': 'HVACBusiness',
  '@id': companyId,
  name: ours.name,
  url: absolute('/'),
};

/** The company where not even its name is needed. */
export const companyLink = { '@id': companyId };

export const website = {
  '@type': 'WebSite',
  '@id': absolute(`${routes.home.path}#website`),
  name: ours.name,
  url: absolute(routes.home.path),
  inLanguage: here.locale,
  publisher: companyLink,
};

/** An address as far as it is known: the state always, the street once it is no specimen. */
export function postalAddress({ street, city, zip }: Address) {
  return {
    '@type': 'PostalAddress',
    streetAddress: known(street),
    addressLocality: known(city),
    // the code that the Postal Service gives the one state of the record
    addressRegion: 'FL',
    postalCode: known(zip),
    addressCountry: 'US',
  };
}

/** The text itself, or undefined where it only stands in for one not known yet: no specimen enters the data. */
function known(text: string | null | undefined): string | undefined {
  return text && !isSpecimen(text) ? text : undefined;
}

function heldCredentials(company: Company) {
  return credentials
    .filter(({ status }) => status === 'held')
    .map(({ kind, name, number, validThrough, verify }) => ({
      '@type': 'EducationalOccupationalCredential',
      name,
      credentialCategory: kind === 'license' ? 'license' : 'certification',
      identifier: known(kind === 'license' ? company.license.number : number),
      expires: known(validThrough),
      url: verify?.url,
    }));
}

function openOn(dayOfWeek: string | string[], opens: string, closes: string) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

const schemaDay = (day: string) => `https://schema.org/${day}`;
const everyDay = hours.days.map(({ day }) => schemaDay(day));
