import { resolve } from 'node:path';
import { collections } from '../../content/records/collections.ts';
import { companyOf } from '../../content/records/company/schema.ts';
import { specimens } from '../../content/records/specimens.ts';
import { checkContent } from './check-content.ts';
import { findSampleWords } from './check-words.ts';
import { describeProblem, type Placed, type ReadLibrary, readLibrary } from './read-library.ts';

/** `npm run publish-check`: refuses to go live with sample content, specimens, or a status without its proof. */
export async function main(): Promise<void> {
  await checkContent();
  const { refusals, warnings } = findUnfinished(readLibrary(resolve('.')));
  refusals.push(...findSampleWords());
  for (const warning of warnings) console.warn(`Note: ${warning}`);
  if (refusals.length)
    throw new Error(`Not ready to go live: ${refusals.length} points\n${refusals.join('\n')}`);
  console.log('Ready to go live.');
}

/** What keeps the records from going live, and what an owner should know, each as `file:line:column: field: what; what to do`. */
export function findUnfinished({ library, sources }: Pick<ReadLibrary, 'library' | 'sources'>): {
  refusals: string[];
  warnings: string[];
} {
  const problems = collections.flatMap((collection) => {
    const records = library[collection.name] ?? [];
    return [
      ...records.flatMap(({ file, value }) => standIns(value, '').map((one) => ({ file, ...one }))),
      ...(collection.beforePublishing?.(records as never, library) ?? []),
    ].map((problem): Placed => ({ ...problem, collection: collection.name }));
  });
  return {
    refusals: problems.map((problem) => describeProblem(problem, sources)),
    warnings: companyOf(library).endpoint
      ? []
      : [
          'content/records/company/company.yaml: endpoint: is not set, so forms send nothing and only show a notice; name an https address to receive them',
        ],
  };
}

/** Every field below a value that says sample, or holds a specimen. */
function standIns(value: unknown, path: string): { field: string; text: string }[] {
  if (typeof value === 'string') {
    return specimens
      .filter(({ pattern }) => pattern.test(value))
      .slice(0, 1)
      .map(({ name }) => ({ field: path, text: `"${value}" is ${name}; write the real one` }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    if (key === 'sample' && item === true)
      return [{ field, text: 'is true; replace the sample by the real record, then set sample: false' }];
    return standIns(item, field);
  });
}
