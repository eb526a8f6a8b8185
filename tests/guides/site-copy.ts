import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export type SiteCopy = ReturnType<typeof copySite>;

/** Copies what git tracks or would track, and shares the installed packages. */
export function copySite() {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of files.split('\0').filter((name) => name && !name.startsWith('tests/screens'))) {
    cpSync(file, join(root, file));
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const untouched = `${root}-content`;
  cpSync(join(root, 'content'), untouched, { recursive: true });
  // as in a shell of the reader's, not as in this test
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;

  return {
    root,
    run: (command: string) =>
      new Promise<{ ok: boolean; output: string }>((done) => {
        execFile('sh', ['-c', command], { cwd: root, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
          done({ ok: error === null, output: `${stdout}${stderr}` }),
        );
      }),
    restore: () => {
      rmSync(join(root, 'content'), { recursive: true });
      cpSync(untouched, join(root, 'content'), { recursive: true });
    },
    remove: () => {
      for (const folder of [root, untouched]) rmSync(folder, { recursive: true });
    },
  };
}
