import { resolve } from 'node:path';
import { others } from 'words:language';
import { claims as statementClaims } from 'words:statement';
import { PictureFile } from '../../content/records/picture-fields.ts';
import { claimsSchema } from '../../content/records/statement-claims.ts';
import { provePicture } from '../pictures/picture-encode.ts';
import { type Encode, planPicture } from '../pictures/picture-plan.ts';
import { contentFaults } from './content-faults.ts';
import { markOf } from './content-modules.ts';
import { type Content, readContent, soundContent } from './read-content.ts';
import { describeProblem } from './read-library.ts';
import { leavesOf, readBySchema } from './record-faults.ts';
import { findForeignLetters, findRepeatedFacts } from './typed-texts.ts';

/** `npm run check`, first part: stops at content that is wrong, naming file, place, field, fault and remedy; the content, if it is right. */
export async function checkContent(): Promise<Content> {
  const root = resolve('.');
  const content = soundContent(root);
  const faults = [
    ...statementFaults(content),
    ...findForeignLetters(content),
    ...findRepeatedFacts(root, content.scope),
    ...(await pictureFaults(root, content)),
  ];
  if (faults.length === 0) for (const { id } of others) faults.push(...readContent(root, id).faults);
  if (faults.length) throw contentFaults(faults);
  markOf(root);
  // one that quotes a record which is gone throws, and names itself; only now, as a picture knows nothing of the record that names it
  await import('./all-views.ts');
  return content;
}

function statementFaults({ pieces }: Content): string[] {
  const { faults } = readBySchema(claimsSchema, statementClaims);
  const source = pieces.get('statement')?.source;
  return faults.flatMap(({ path, text }) => source?.describe({ path: ['claims', ...path], text }) ?? []);
}

async function pictureFaults(root: string, { library, sources }: Content): Promise<string[]> {
  const records = Object.values(library).flat();
  const leaves = records.flatMap(({ file, value }) => leavesOf(value).map((leaf) => ({ file, ...leaf })));
  const faults = await Promise.all(
    leaves.map(async ({ file, path, value: picture }) => {
      if (!(picture instanceof PictureFile)) return [];
      try {
        const { encodes } = await planPicture(resolve(picture.path), root, picture.treatment);
        await provePicture(encodes[0] as Encode, root);
        return [];
      } catch (error) {
        return [describeProblem({ file, path, text: (error as Error).message }, sources)];
      }
    }),
  );
  return faults.flat();
}

/** Entry point of the command. */
export async function main(): Promise<void> {
  await checkContent();
  console.log('The content is in order.');
}
