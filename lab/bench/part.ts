import type { Browser } from '@playwright/test';

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
  /** What is said of the result in docs/performance.md: Markdown below the part's heading. */
  report(data: Data): string;
}
