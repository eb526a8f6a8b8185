import { type Scores, scorePage } from '../lighthouse.ts';
import type { Part } from '../part.ts';
import { table } from '../report/table.ts';
import { versionOf } from '../results.ts';
import { medians } from '../statistics.ts';

/** Scores up to 100, and every audit that cost points in any sample. */
interface Data {
  version: string;
  rows: (Scores & { path: string })[];
}

/** Lighthouse's four scores of every route. */
export const lighthouse: Part<Data> = {
  name: 'lighthouse',
  title: 'Lighthouse',
  method:
    'Its phone profile, a browser of its own for each load. Named beside the scores: audits that cost points at least once; is-crawlable, and with it SEO, because the pages of a sample company ask not to be indexed.',
  // a load takes it 20 seconds, and its score is a simulation that varies little
  mostRounds: 3,

  async measure({ base, paths, rounds }) {
    const rows: Data['rows'] = [];
    for (const path of paths) {
      const samples: Scores[] = [];
      for (let round = 0; round < rounds; round++) samples.push(await scorePage(base + path));
      rows.push({ path, ...middleScores(samples) });
      console.log(rows.at(-1));
    }
    return { version: versionOf('lab/node_modules/lighthouse/package.json'), rows };
  },

  report({ version, rows }) {
    const full = rows.filter(({ scores }) => Object.values(scores).every((score) => score === 100));
    return [
      table(
        ['route', 'performance', 'accessibility', 'best practices', 'SEO', 'costly audits'],
        rows.map(({ path, scores, costly }) => [
          path,
          ...Object.values(scores).map(String),
          costly.join(', ') || '–',
        ]),
      ),
      `Lighthouse ${version}. All four at 100 on ${full.length} of ${rows.length} routes.`,
    ].join('\n\n');
  },
};

/** The median of each score; the audits of all samples together. */
function middleScores(samples: readonly Scores[]): Scores {
  const costly = [...new Set(samples.flatMap((sample) => sample.costly))];
  return { scores: medians(samples.map(({ scores }) => scores)), costly };
}
