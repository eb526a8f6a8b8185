import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCounts } from './test-run.ts';

async function countsOf(report: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'counts-'));
  await writeFile(join(folder, 'report.json'), JSON.stringify(report));
  return readCounts('report.json', folder);
}

it('names each test and file that fell in Vitest, with its reason', async () => {
  const unread = { name: 'log.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const refuses = {
    status: 'failed',
    fullName: 'refuses',
    failureMessages: ['\u001b[31mexpected 200 to be 400\u001b[39m\n    at x'],
  };
  const name = `${process.cwd()}/app.test.ts`;
  const read = { name, assertionResults: [{ status: 'passed', fullName: 'answers' }, refuses] };
  expect(await countsOf({ numPassedTests: 1, testResults: [unread, read] })).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'Failed: log.test.ts: no test of it ran: no such module',
      'Failed: app.test.ts: refuses: expected 200 to be 400',
    ],
  });
});

it('names each test that fell in Playwright after its last try, however deep it stands', async () => {
  const tries = ['first try', 'Error: it is shut'].map((message) => ({ errors: [{ message }] }));
  const annotations = [{ type: 'skip', description: 'a sample' }];
  const fell = { ok: false, file: 'menu.spec.ts', title: 'opens', tests: [{ results: tries }] };
  const suites = [
    {
      specs: [{ ...fell, ok: true, tests: [{ results: [{ annotations }], annotations }] }],
      suites: [{ specs: [fell] }],
    },
  ];
  const counts = await countsOf({ stats: { expected: 3, flaky: 1, unexpected: 1 }, suites });
  expect(counts).toEqual({
    passed: 4,
    failed: 1,
    skipped: ['a sample'],
    failures: ['Failed: menu.spec.ts: opens: Error: it is shut'],
  });
});

it('counts a report that nobody wrote as one failure', async () => {
  const { passed, failed, failures } = await readCounts('none.json');
  expect([passed, failed]).toEqual([0, 1]);
  expect(failures[0]).toContain('no test-results/none.json');
});
