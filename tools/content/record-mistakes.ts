import { describe, expect, test } from 'vitest';
import { type Edit, readEdited } from './edited-records.ts';

/** What an owner may get wrong, and the sentence of the check: place, field, fault and remedy. */
export type Mistake = [what: string, edits: Record<string, Edit>, sentence: RegExp];

/** Records that several mistakes are made in. */
export const company = 'company/company.yaml';
export const chiller = 'projects/chiller-capital-repair/project.yaml';
export const rooftop = 'projects/rooftop-unit-replacement/project.yaml';

/** For tests: one for each mistake, made in a copy of the records. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  describe('the check names place, field and remedy of', () => {
    test.each(mistakes)('%s', (_, edits, sentence) =>
      expect(readEdited(edits).faults.join('\n')).toMatch(sentence),
    );
  });
}
