import { rates } from 'records:rates';
import type { ItemListLeaf, OfferCatalogLeaf, ServiceLeaf } from 'schema-dts';
import type { Route } from '#content/addresses/routes.ts';
import { equipment } from '#content/facts/equipment.ts';
import { absolute } from './addresses.ts';
import { companyReference } from './business.ts';

type Rate = { who: string; dollarsPerHour: number; includes?: string };

/** The work for one kind of customer, with its hourly rates as a catalog of offers. */
export function ratedService(route: Route, audience: keyof typeof ratesOf): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': absolute(`${route.path}#service`),
    name: route.title,
    description: route.description,
    url: absolute(route.path),
    provider: companyReference(),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: ratesOf[audience].map(hourlyOffer),
    },
  };
}

const ratesOf = {
  private: [rates.privateTechnician, rates.privateHelper],
  government: [rates.governmentTechnician],
} satisfies Record<string, Rate[]>;

/** What an hour of somebody, by the first words of their name, costs; `HUR` is the code of an hour in UN/CEFACT's list of units. */
function hourlyOffer({ who, dollarsPerHour }: Rate) {
  return {
    '@type': 'Offer' as const,
    itemOffered: { '@type': 'Service' as const, name: who.replace(/,.*/, '') },
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      price: dollarsPerHour,
      priceCurrency: 'USD',
      unitCode: 'HUR',
    },
  };
}

/** Every kind of equipment with the work that is done to it. */
export function equipmentCatalog(route: Route): OfferCatalogLeaf {
  return {
    '@type': 'OfferCatalog',
    '@id': absolute(`${route.path}#catalog`),
    name: route.title,
    itemListElement: equipment.map(({ name, work }) => ({
      '@type': 'Offer' as const,
      offeredBy: companyReference(),
      itemOffered: { '@type': 'Service' as const, name, description: work },
    })),
  };
}

/** Services that stand on a page under a heading of their own. */
export function serviceList(
  { path, title }: Route,
  services: readonly { id: string; title: string; text: string }[],
): ItemListLeaf {
  return {
    '@type': 'ItemList',
    name: title,
    itemListElement: services.map(({ id, title: name, text }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      item: {
        '@type': 'Service' as const,
        name,
        description: text,
        url: absolute(`${path}#${id}`),
        provider: companyReference(),
      },
    })),
  };
}
