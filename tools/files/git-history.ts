import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** When files were last changed, as far as git knows. */
export interface History {
  /** The last change (ISO 8601) of any of the files or folders, named from the root; undefined where nobody knows it. */
  changed: (paths: readonly string[]) => string | undefined;
}

/**
 * Reads when each file of `folder`, below `root`, was last changed, of those that count. Only what is certain is told: nothing without git, and of a
 * shallow clone nothing that was changed before its edge, for git gives all of that the date of the edge.
 */
export function readHistory(
  root: string,
  folder: string,
  counts: (file: string) => boolean = () => true,
): History {
  const dates = new Map<string, string>();
  try {
    const edge = edgeOf(root);
    // the newest first; `--relative` names the files from `root`, wherever the repository begins
    const log = git(root, ['log', '--format=%x00%H %cI', '--name-only', '--relative', '--', folder]);
    for (const commit of log.split('\0').slice(1)) {
      const [head = '', ...files] = commit.split('\n').filter(Boolean);
      const [hash = '', date = ''] = head.split(' ');
      for (const file of files)
        if (!dates.has(file)) dates.set(file, edge.has(hash) ? '' : new Date(date).toISOString());
    }
    // what was edited and not committed: the file itself knows when
    const edited = git(root, ['diff', 'HEAD', '--name-only', '--relative', '--', folder]);
    const added = git(root, ['ls-files', '--others', '--exclude-standard', '--', folder]);
    for (const file of `${edited}\n${added}`.split('\n')) {
      const path = join(root, file);
      if (file && existsSync(path)) dates.set(file, statSync(path).mtime.toISOString());
    }
  } catch {
    // no git, or no repository: nothing is known of any file
    dates.clear();
  }
  return {
    changed: (paths) =>
      [...dates]
        .filter(
          ([file, date]) =>
            date && counts(file) && paths.some((path) => file === path || file.startsWith(`${path}/`)),
        )
        .map(([, date]) => date)
        .sort()
        .at(-1),
  };
}

/** The commits at which a shallow clone was cut off. */
function edgeOf(root: string): Set<string> {
  const file = git(root, ['rev-parse', '--git-path', 'shallow']).trim();
  const path = resolve(root, file);
  return new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []);
}

function git(cwd: string, args: readonly string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
