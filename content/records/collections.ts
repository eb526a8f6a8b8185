import type { Collection } from './collection.ts';
import { companyCollection } from './company.ts';
import { credentialCollections } from './credentials.ts';
import { peopleCollections } from './people.ts';
import { priceCollections } from './prices.ts';
import { projectsCollection } from './projects.ts';
import { promiseCollections } from './promises.ts';
import { serviceCollections } from './services.ts';
import { siteCollections } from './site.ts';
import { partnerCollections } from './subcontracting.ts';
import { trainingCollections } from './training.ts';

const declared = [
  companyCollection,
  ...siteCollections,
  ...promiseCollections,
  ...priceCollections,
  ...credentialCollections,
  projectsCollection,
  ...peopleCollections,
  ...trainingCollections,
  ...partnerCollections,
  ...serviceCollections,
] as const;

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
