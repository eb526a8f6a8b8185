import type { Browser } from '@playwright/test';
import type { Result } from './results.ts';

/** What a part measures with. */
export interface Context {
  /** Origin of the site, run as in production. */
  base: string;
  browser: Browser;
  /** Of the routes. */
  paths: readonly string[];
  /** How many samples a median is of. */
  rounds: number;
}

/** What a part says of its result in docs/performance.md. */
export interface Section {
  /** Markdown below the part's heading. */
  text: string;
  /** Drawings that the text shows, as SVG, by their file's name in docs/performance. */
  plots: Record<string, string>;
}

/** One thing that the bench measures: `npm run bench -- paint`. */
export interface Part<Data> {
  name: string;
  /** Its heading in docs/performance.md. */
  title: string;
  /** What is measured and how, in Markdown; stands also where there is no result yet. */
  method: string;
  /** Where fewer samples than the bench's 7 are enough. */
  mostRounds?: number;
  measure(context: Context): Promise<Data>;
  report(data: Data, result: Result): Section;
}
