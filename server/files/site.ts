import { statSync } from 'node:fs';
import { lines } from 'words:office';
import { log } from '../log.ts';
import { readSiteFiles, type SiteFiles, type SiteFolders } from './site-files.ts';

/** The site as it was built last: a rebuild under the running server is served, whole, within a second. */
export interface Site {
  files: () => SiteFiles;
}

interface Options extends SiteFolders {
  /** A file that the build writes last. */
  stamp: string;
}

/** Reads the built site. Throws where there is none. */
export function openSite({ stamp, ...options }: Options): Site {
  let files = readSiteFiles(options);
  let version = versionOf(stamp);
  let lookAgain = performance.now() + 1000;
  return {
    files: () => {
      if (performance.now() < lookAgain) return files;
      lookAgain = performance.now() + 1000;
      const now = versionOf(stamp);
      // while a build runs there is none, and what is in memory goes on being served
      if (now === undefined || now === version) return files;
      try {
        files = readSiteFiles(options);
        version = now;
        log(lines.build);
      } catch (error) {
        log(lines.noBuild({ error: (error as Error).message }));
      }
      return files;
    },
  };
}

function versionOf(stamp: string): number | undefined {
  return statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
}
