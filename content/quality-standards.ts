import type { Statement } from './schema.ts';

/** What holds on every project. */
export const qualityStandards = [
  { id: 'before', text: 'Readings are taken before we start, so that “better” is a number.' },
  { id: 'tests', text: 'Every joint is tested, and two people sign the test.' },
  { id: 'inspection', text: 'Nothing is covered up before it has been inspected.' },
  { id: 'photographs', text: 'Photographs are filed by drawing number and date.' },
  { id: 'restart', text: 'The owner’s staff start the plant once themselves before we leave.' },
  { id: 'as-built', text: 'As-built drawings are handed over within 30 days.' },
] as const satisfies readonly Statement[];
