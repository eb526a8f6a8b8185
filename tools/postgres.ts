import { existsSync, readdirSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';

const debian = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs (initdb, postgres), the newest there is; undefined where there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [process.env.POSTGRES_BIN, ...versions.map((version) => `${debian}/${version}/bin`)].find(
    (folder) => folder && existsSync(`${folder}/initdb`),
  );
}

/** Finds PostgreSQL or installs Debian's; undefined, after saying so, where neither works. */
export function providePostgres(): string | undefined {
  return findPostgres() ?? (installPackages('postgresql') ? findPostgres() : undefined);
}
