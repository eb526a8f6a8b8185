import { quoteReply } from '../facts/promises.ts';
import type { Project } from '../records/projects.ts';
import type { RouteName } from '../values/addresses.ts';
import { projectsPage } from './projects.ts';

type Offer = { title: string; text: string; to: RouteName; link: string };

const answer = `You hear from us within ${quoteReply}.`;

/** What we offer whoever has the same equipment. */
const offers: Record<Project['equipment'], Offer> = {
  chillers: {
    title: 'A chiller like this one?',
    text: `Send the nameplate and the last log sheet. We say which tests we would run first. ${answer}`,
    to: 'chillerServices',
    link: 'Chiller services',
  },
  'rooftop-units': {
    title: 'Units like these on your roof?',
    text: `Send their number and a photograph of one nameplate. We measure the curbs before we price. ${answer}`,
    to: 'services',
    link: 'All equipment',
  },
  'cooling-towers': {
    title: 'A tower that runs warm?',
    text: `Send the entering and leaving water on a hot day. We say whether it is fill, fan or flow. ${answer}`,
    to: 'services',
    link: 'All equipment',
  },
  vrf: {
    title: 'Rooms that need their own air?',
    text: `Send a floor plan and the hours of each room. We say how many systems it takes. ${answer}`,
    to: 'services',
    link: 'All equipment',
  },
};

const { title, text, ask } = projectsPage.references;

/** The words of a project's own page. */
export const projectPage = {
  facts: {
    tonnage: 'Tonnage',
    duration: 'Duration',
    weeks: ['week', 'weeks'],
    location: 'Location',
    plant: 'Plant',
    role: 'Our role',
    value: 'Value band',
    year: 'Year',
    customer: 'Customer',
    funding: 'Funding',
    sheet: 'Sheet',
  },
  hard: 'What was hard',
  done: 'What was done',
  plan: {
    note: 'Weeks across, tons in height, both to scale. Ink cools, white stands still.',
    extra: 'Temporary plant is blue.',
    total: 'Together',
    floor: (tons: string) => `${tons} tons, every week`,
    still: (from: number, to: number) => (from === to ? `week ${from}` : `weeks ${from}–${to}`),
    tons: (tons: string) => `${tons} tons`,
    runs: 'runs in',
  },
  phases: {
    title: 'The work, in order',
    note: 'Each bar lies on the weeks of the job.',
    week: 'Week',
    weeks: 'Weeks',
    more: 'More pictures',
  },
  result: {
    title: 'What it changed',
    caption: 'Readings before and after the work',
    reading: 'Reading',
    before: 'Before',
    after: 'After',
    note: 'Each pair has its own scale: “before” is its full length.',
  },
  quality: projectsPage.quality.title,
  sample: 'Sample project, until the owner supplies a real one. Pictures are illustrations.',
  illustration: projectsPage.sheet.illustration,
  offers,
  contact: 'Contact us',
  references: {
    government: { title, text, ask },
    other: {
      title: 'Ask the owner',
      text: 'Customers are named on request, with their consent, and take the call themselves.',
      ask: 'Ask for the reference',
    },
  },
  next: 'Next sheet',
};
