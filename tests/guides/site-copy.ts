import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A copy of the repository as it lies here, in which an owner's edits can be tried. */
export interface SiteCopy {
  root: string;
  /** What a command of tools/ says, and whether it went well. */
  run(tool: string, ...args: string[]): { ok: boolean; output: string };
  /** Everything that the pages say and link to, by path, with title and description first. */
  pages(): Record<string, string>;
  remove(): void;
}

/** Copies what git tracks or would track, and shares the installed packages. */
export function copySite(): SiteCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of files.split('\0').filter((name) => name && !name.startsWith('tests/screens'))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));

  const run: SiteCopy['run'] = (tool, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', tool, ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return { ok: status === 0, output: `${stdout}${stderr}` };
  };
  return {
    root,
    run,
    pages: () => {
      const { ok, output } = run('tests/guides/print-pages.ts', 'pages.json');
      if (!ok) throw new Error(output);
      return JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8'));
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
