import type { Content } from './content-registry.ts';

/** What is wrong with the names of the counties, measured by the state's own list. */
export function countyFaults({ company, regions }: Content): string[] {
  const names: string[] = regions.flatMap(({ counties }) => counties);
  const file = 'content/counties.ts: regions';
  return [
    ...names
      .filter((name) => !officialCounties.includes(name))
      .map((name) => `${file}: "${name}" is no county of Florida; correct its spelling`),
    ...officialCounties
      .filter((name) => !names.includes(name))
      .map((name) => `${file}: ${name} is missing; add it to its region`),
    ...repeated(names).map((name) => `${file}: ${name} stands twice; remove one of the two`),
    ...(company.countyCount === names.length
      ? []
      : [
          `content/company.ts: countyCount: is ${company.countyCount}, the list holds ${names.length}; correct it`,
        ]),
  ];
}

/** The items that stand more than once. */
export function repeated<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}

/** The state's own list, so that a county that is lost or misspelled in the content is noticed. */
const officialCounties =
  `Alachua,Baker,Bay,Bradford,Brevard,Broward,Calhoun,Charlotte,Citrus,Clay,Collier,Columbia,DeSoto,Dixie,Duval,Escambia,Flagler,Franklin,Gadsden,Gilchrist,Glades,Gulf,Hamilton,Hardee,Hendry,Hernando,Highlands,Hillsborough,Holmes,Indian River,Jackson,Jefferson,Lafayette,Lake,Lee,Leon,Levy,Liberty,Madison,Manatee,Marion,Martin,Miami-Dade,Monroe,Nassau,Okaloosa,Okeechobee,Orange,Osceola,Palm Beach,Pasco,Pinellas,Polk,Putnam,St. Johns,St. Lucie,Santa Rosa,Sarasota,Seminole,Sumter,Suwannee,Taylor,Union,Volusia,Wakulla,Walton,Washington`.split(
    ',',
  );
