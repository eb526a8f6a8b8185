/** The name, path and sheet number of every page; content/words/en/pages.yaml says what it is called and about. */
export const addresses = {
  home: { path: '/', sheet: 'M-001' },
  government: { path: '/government', sheet: 'M-101' },
  commercial: { path: '/commercial', sheet: 'M-102' },
  residential: { path: '/residential', sheet: 'M-103' },
  services: { path: '/services', sheet: 'M-201' },
  projects: { path: '/projects', sheet: 'M-301' },
  team: { path: '/team', sheet: 'M-401' },
  training: { path: '/training', sheet: 'M-501' },
  careers: { path: '/careers', sheet: 'M-502' },
  subcontractors: { path: '/subcontractors', sheet: 'M-503' },
  contact: { path: '/contact', sheet: 'M-601' },
  capabilityStatement: { path: '/capability-statement', sheet: 'M-901', parent: 'government' },
  chillers: { path: '/chillers', sheet: 'M-202', parent: 'services' },
  chillerServices: { path: '/chillers/services', sheet: 'M-203', parent: 'services' },
  privacy: { path: '/privacy', sheet: 'M-902' },
  accessibility: { path: '/accessibility', sheet: 'M-903' },
} as const satisfies Record<string, Address>;

/** What the server answers by itself: how it is, which monitors ask, and what the forms send. */
export const serverPaths = { health: '/health', messages: '/messages' } as const;

export type Address = {
  path: `/${string}`;
  sheet: string;
  /** The page that the header and the menu mark while this one is open: it has no item of its own. */
  parent?: string;
};

export type RouteName = keyof typeof addresses;

/** The pages that records have, one each: below the page that lists them, under the record's id. */
export const recordPages = {
  project: { parent: 'projects' },
  position: { parent: 'careers' },
  program: { parent: 'training' },
} as const satisfies Record<string, { parent: RouteName }>;

export type RecordPageName = keyof typeof recordPages;
