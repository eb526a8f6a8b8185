import { expect, test } from 'vitest';
import { changed, companyWith } from './changed-content.ts';
import { content } from './content-registry.ts';
import { findUnfinished } from './publish-check.ts';

test('sample content does not go live', () => {
  const { refusals } = findUnfinished(content);
  expect(refusals).toContain(
    'content/company.ts: sample: is true; replace the sample by the real record, then set sample: false',
  );
  expect(refusals).toContain(
    'content/team/marisol-vega.ts: sample: is true; replace the sample by the real record, then set sample: false',
  );
  expect(refusals).toContain('content/company.ts: email: is a stand-in; write the real one');
  expect(refusals).toContain('content/company.ts: license.number: is to be supplied; write it');
});

test('what is supplied is not asked for', () => {
  const license = { ...content.company.license, number: 'CAC1234567' };
  const { refusals } = findUnfinished(companyWith({ license, sample: false }));
  expect(refusals.filter((refusal) => /license\.number|company\.ts: sample/.test(refusal))).toEqual([]);
});

test('an employee without a share is finished', () => {
  const { refusals } = findUnfinished(changed('specialists', { sample: false, ownership: null }));
  expect(refusals.filter((refusal) => refusal.includes('andre-joseph'))).toEqual([]);
});

test('a missing endpoint is a note, not a refusal', () => {
  expect(findUnfinished(content).warnings).toHaveLength(1);
  expect(findUnfinished(companyWith({ endpoint: 'https://example.com/messages' })).warnings).toEqual([]);
});
