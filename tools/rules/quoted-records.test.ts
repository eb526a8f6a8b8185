import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = ['content', 'src', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('/record-by-id.ts'));

test('whoever quotes a record by its id names itself, so that the fault of a record that is gone leads there', () => {
  const calls = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('recordById(')
      .slice(1)
      .map((rest) => ({ file, quotedBy: rest.match(/'((?:content|src|tools)\/[^']+)'/)?.[1] })),
  );
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ file, quotedBy }) => quotedBy !== file)).toEqual([]);
});
