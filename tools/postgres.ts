import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

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
  const found = findPostgres();
  if (found) return found;
  console.log("No PostgreSQL on this machine. Installing Debian's …");
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'postgresql'],
  ]) {
    const [program, ...args] = [...sudo, ...command];
    try {
      execFileSync(program as string, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
    } catch {
      console.log(`"${command.join(' ')}" did not work.`);
    }
  }
  return findPostgres();
}
