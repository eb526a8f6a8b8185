import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCounts } from './test-run.ts';

function countsOf(report: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  return readCounts('report.json', folder);
}

it('names each test and file that fell in Vitest, with its reason', async () => {
  const failureMessages = ['\u001b[31mexpected 200 to be 400\u001b[39m\n    at x'];
  const testResults = [
    { name: 'log.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    {
      name: `${process.cwd()}/app.test.ts`,
      assertionResults: [{ status: 'passed' }, { status: 'failed', fullName: 'refuses', failureMessages }],
    },
  ];
  expect(await countsOf({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'Failed: log.test.ts: no test of it ran: no such module',
      'Failed: app.test.ts: refuses: expected 200 to be 400',
    ],
  });
});

it('names each test that fell in Playwright after its last try, however deep it stands, and what was skipped', async () => {
  const results = ['first try', 'Error: it is shut'].map((message) => ({ errors: [{ message }] }));
  const annotations = [{ type: 'skip', description: 'a sample' }];
  const skipped = { ok: true, tests: [{ results: [{ annotations }], annotations }] };
  const fell = { ok: false, file: 'menu.spec.ts', title: 'opens', tests: [{ results }] };
  const suites = [{ specs: [skipped], suites: [{ specs: [fell] }] }];
  const counts = { passed: 4, failed: 1, skipped: ['a sample'] };
  expect(await countsOf({ stats: { expected: 3, flaky: 1, unexpected: 1 }, suites })).toEqual({
    ...counts,
    failures: ['Failed: menu.spec.ts: opens: Error: it is shut'],
  });
});

it('counts a report that nobody wrote as one failure', async () => {
  const failures = [expect.stringContaining('no test-results/none.json')];
  expect(await readCounts('none.json')).toEqual({ passed: 0, failed: 1, failures });
});
