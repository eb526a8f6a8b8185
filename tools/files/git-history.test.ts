import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#content/addresses/routes.ts';
import { readHistory } from './git-history.ts';
import { sitemap } from './sitemap.ts';

// real repositories, in a folder of their own

let folder = '';
let root = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  root = join(folder, 'site');
  mkdirSync(root);
});
afterEach(() => rmSync(folder, { recursive: true }));

const spring = '2026-03-01T10:00:00.000Z';
const summer = '2026-07-01T10:00:00.000Z';

function git(cwd: string, args: string[], date = spring) {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CEILING_DIRECTORIES: folder,
  };
  const who = ['-c', 'user.name=Office', '-c', 'user.email=office@example.com'];
  execFileSync('git', [...who, ...args], { cwd, env, stdio: 'ignore' });
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(date: string) {
  git(root, ['add', '-A'], date);
  git(root, ['commit', '-m', 'Change'], date);
}

/** The price in spring, the people in summer. */
function twoCommits() {
  git(root, ['init', '-b', 'main']);
  write('content/records/rates/rates.yaml', 'a: 1');
  write('content/records/team/ana ñandú.yaml', 'a: 1');
  commit(spring);
  write('content/records/team/ana ñandú.yaml', 'a: 2');
  commit(summer);
}

describe('the last change of what a page says', () => {
  it('is the newest commit of any of its files and folders', () => {
    twoCommits();
    const history = readHistory(root, 'content');
    expect(history.changed(['content/records/rates'])).toBe(spring);
    expect(history.changed(['content/records/team'])).toBe(summer);
    expect(history.changed(['content/records/rates', 'content/records/team'])).toBe(summer);
    expect(history.changed(['content/records/tea'])).toBeUndefined();
  });

  it('is that of the file where it is edited and not committed, and stays the same however often it is built', () => {
    twoCommits();
    const edited = new Date('2026-08-01T08:00:00.000Z');
    write('content/records/rates/rates.yaml', 'a: 2');
    utimesSync(join(root, 'content/records/rates/rates.yaml'), edited, edited);
    for (let build = 0; build < 2; build += 1)
      expect(readHistory(root, 'content').changed(['content/records/rates'])).toBe(edited.toISOString());
  });

  it('is found where the site is a folder of a larger repository', () => {
    git(folder, ['init', '-b', 'main']);
    write('content/a.yaml', 'a: 1');
    git(folder, ['add', '-A']);
    git(folder, ['commit', '-m', 'Begin']);
    expect(readHistory(root, 'content').changed(['content/a.yaml'])).toBe(spring);
  });

  it('leaves out files that do not count', () => {
    twoCommits();
    const history = readHistory(root, 'content', (file) => !file.includes('team'));
    expect(history.changed(['content/records'])).toBe(spring);
  });
});

describe('what is not certain is not told', () => {
  it('of a shallow clone: what lies before its edge', () => {
    twoCommits();
    git(folder, ['clone', '--depth', '1', `file://${root}`, 'shallow']);
    const history = readHistory(join(folder, 'shallow'), 'content');
    expect(history.changed(['content/records/rates'])).toBeUndefined();
    root = join(folder, 'shallow');
    write('content/records/team/ana ñandú.yaml', 'a: 3');
    commit('2026-09-01T10:00:00.000Z');
    expect(readHistory(root, 'content').changed(['content/records/team'])).toBe('2026-09-01T10:00:00.000Z');
  });

  it('without a repository, nor before its first commit', () => {
    write('content/a.yaml', 'a: 1');
    expect(readHistory(root, 'content').changed(['content/a.yaml'])).toBeUndefined();
    git(root, ['init', '-b', 'main']);
    expect(readHistory(root, 'content').changed(['content/a.yaml'])).toBeUndefined();
  });

  it('so that the sitemap lists such a page without a date', () => {
    const page = { name: 'home' as const, route: routes.home };
    expect(sitemap([page], { changed: () => undefined }, () => [])).not.toContain('lastmod');
    expect(sitemap([page], { changed: () => spring }, () => [])).toContain(`<lastmod>${spring}</lastmod>`);
  });
});
