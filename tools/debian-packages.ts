import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Installs packages of Debian (as root, or by sudo without a password), saying so; whether that worked. */
export function installPackages(...names: string[]): boolean {
  console.log(`Installing Debian's ${names.join(', ')} …`);
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  const install = `${apt} install -y --no-install-recommends ${names.join(' ')}`;
  return succeeds('sh', ['-c', `${apt} update && ${install}`]);
}

/** Runs a program quietly, for ten minutes at most; whether it ended well. */
export function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}

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
