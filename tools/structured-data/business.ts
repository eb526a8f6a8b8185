import { company as ours } from 'records:company';
import { hours } from 'records:hours';
import { naicsCodes } from 'records:naics-codes';
import { promises } from 'records:promises';
import { serviceArea } from 'records:service-area';
import type {
  ContactPoint,
  HVACBusinessLeaf,
  OpeningHoursSpecification,
  PostalAddress,
  PropertyValue,
  WebSiteLeaf,
} from 'schema-dts';
import { countyNames } from '#content/facts/counties.ts';
import type { Address, Company } from '#content/records/company/schema.ts';
import { absolute, companyId } from './addresses.ts';
import { heldCredentials } from './credentials.ts';
import { known, withoutGaps } from './known.ts';

/** What a page says of the company besides what stands at the foot of every page. */
export type BusinessDetails = {
  counties?: boolean;
  credentials?: boolean;
  codes?: boolean;
  languages?: boolean;
};

/** The company: who it is, where, when it answers, and as much more as the page shows. */
export function business(details: BusinessDetails = {}, company: Company = ours): HVACBusinessLeaf {
  return withoutGaps<HVACBusinessLeaf>({
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
    areaServed: details.counties
      ? countyNames.map((name) => ({
          '@type': 'AdministrativeArea' as const,
          name: `${name} County, ${serviceArea.homeState}`,
        }))
      : { '@type': 'State', name: serviceArea.homeState },
    openingHoursSpecification: officeHours(),
    contactPoint: emergencyLine(company, details),
    hasCredential: details.credentials ? heldCredentials(company) : undefined,
    identifier: details.codes ? identifiers(company) : undefined,
    naics: details.codes ? naicsCodes.map(({ code }) => code) : undefined,
  });
}

/** The company where another object only names it. */
export function companyReference() {
  return { '@type': 'HVACBusiness' as const, '@id': companyId, name: ours.name, url: absolute('/') };
}

/** The site as a whole, for the home page. */
export function website(): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: ours.name,
    url: absolute('/'),
    inLanguage: 'en-US',
    publisher: { '@id': companyId },
  };
}

/** An address as far as it is known: the state always, the street once it is no specimen. */
export function postalAddress({ street, city, zip }: Address): PostalAddress {
  return withoutGaps<PostalAddress & object>({
    '@type': 'PostalAddress',
    streetAddress: known(street),
    addressLocality: known(city),
    // the code that the Postal Service gives the one state of the record
    addressRegion: 'FL',
    postalCode: known(zip),
    addressCountry: 'US',
  });
}

function officeHours(): OpeningHoursSpecification[] {
  return hours.days.flatMap(({ day, open }) =>
    open
      ? [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: `https://schema.org/${day}` as const,
            opens: open.from,
            closes: open.to,
          },
        ]
      : [],
  );
}

/** The emergency line, open day and night, apart from the hours of the office. */
function emergencyLine({ phone }: Company, { languages }: BusinessDetails): ContactPoint {
  return withoutGaps<ContactPoint & object>({
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: phone.e164,
    availableLanguage: languages ? [...promises.emergency.languages] : undefined,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map(({ day }) => `https://schema.org/${day}` as const),
      opens: '00:00',
      closes: '23:59',
    },
  });
}

/** The identifiers of the federal government. */
function identifiers({ uei, cage }: Company): PropertyValue[] {
  return [
    { propertyID: 'UEI', value: known(uei) },
    { propertyID: 'CAGE', value: known(cage) },
  ].flatMap(({ propertyID, value }) =>
    value ? [{ '@type': 'PropertyValue' as const, propertyID, value }] : [],
  );
}
