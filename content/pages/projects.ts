import { projectValue } from '../facts/prices.ts';
import { projectSet } from '../facts/project-set.ts';
import type { Project } from '../records/projects.ts';
import { capitalize, countWords } from '../values/format.ts';

const markets: Record<Project['audience'], string> = {
  government: 'Government',
  commercial: 'Commercial',
  residential: 'Residential',
};

/** The words of the project set. */
export const projectsPage = {
  title: `${capitalize(countWords(projectSet.count, 'job'))}, in figures.`,
  lead: `Contracts of ${projectValue}. Customers are named on request, with their consent.`,
  list: {
    caption: 'Drawing list',
    sheet: 'Sheet',
    project: 'Project',
    customer: 'Customer',
    year: 'Year',
    value: 'Value band',
    tons: 'Tons of cooling',
    rejected: 'tons of heat rejected, not on this scale',
    sample: 'Sample projects, until the owner supplies real ones; their pictures are illustrations.',
  },
  filter: {
    label: 'Show projects for:',
    all: 'All',
    markets,
  },
  sheet: {
    location: 'Location',
    type: 'Type',
    tonnage: 'Tonnage',
    ofHeat: 'of heat',
    plant: 'Plant',
    funding: 'Funding',
    duration: 'Duration',
    sheet: 'Sheet',
    illustration: 'Illustration, not a photograph.',
  },
  gallery: {
    title: 'Work in order',
    open: 'Open the gallery',
    more: (count: number) => `${count} more`,
    list: 'All pictures with their captions',
    picture: 'Picture',
    of: 'of',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    strip: 'All pictures',
    slides: 'Pictures side by side',
  },
  references: {
    title: 'Government references',
    text: 'Contracting officers get the owner’s name, contract number, value, dates and a person who will take the call. Two public-sector references come with each proposal.',
    ask: 'Ask for references',
    statement: 'Capability statement',
  },
  quality: { title: 'General notes on quality' },
  pages: {
    label: 'Pages of the set',
    title: (from: string, to: string) => `Sheets ${from} to ${to}.`,
    page: 'Page',
  },
} as const;
