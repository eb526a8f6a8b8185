/** The name, path, sheet number and label of every page; content/addresses/routes.ts says what it is about. */
export const addresses = {
  home: { path: '/', sheet: 'M-001', label: 'Home' },
  government: { path: '/government', sheet: 'M-101', label: 'Government' },
  commercial: { path: '/commercial', sheet: 'M-102', label: 'Commercial' },
  residential: { path: '/residential', sheet: 'M-103', label: 'Residential' },
  services: { path: '/services', sheet: 'M-201', label: 'Services' },
  projects: { path: '/projects', sheet: 'M-301', label: 'Projects' },
  team: { path: '/team', sheet: 'M-401', label: 'Our Team' },
  training: { path: '/training', sheet: 'M-501', label: 'Training' },
  careers: { path: '/careers', sheet: 'M-502', label: 'Careers' },
  subcontractors: { path: '/subcontractors', sheet: 'M-503', label: 'Partners' },
  contact: { path: '/contact', sheet: 'M-601', label: 'Contact' },
  capabilityStatement: {
    path: '/capability-statement',
    sheet: 'M-901',
    label: 'Capability Statement',
    parent: 'government',
  },
  chillers: { path: '/chillers', sheet: 'M-202', label: 'Chillers', parent: 'services' },
  chillerServices: {
    path: '/chillers/services',
    sheet: 'M-203',
    label: 'Chiller services',
    parent: 'services',
  },
  privacy: { path: '/privacy', sheet: 'M-902', label: 'Privacy' },
  accessibility: { path: '/accessibility', sheet: 'M-903', label: 'Accessibility' },
} as const satisfies Record<string, Address>;

/** Where a page lives; `label` is its name in menus. */
export type Address = {
  path: `/${string}`;
  sheet: string;
  label: string;
  /** The page that the header and the menu mark while this one is open: it has no item of its own. */
  parent?: string;
};

/** The name of a page: the only way content and components refer to one. */
export type RouteName = keyof typeof addresses;

/** The pages that records have, one each: below the page that lists them, under the record's id. */
export const recordPages = {
  project: { parent: 'projects' },
  position: { parent: 'careers' },
  program: { parent: 'training' },
} as const satisfies Record<string, { parent: RouteName }>;

/** What a record is that has a page of its own. */
export type RecordPageName = keyof typeof recordPages;
