import { type RowId, rowIds } from './criteria.ts';
import type { Finding, Findings } from './finding.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { section508 } from './section-508.ts';
import { understandable } from './understandable.ts';

/**
 * Criterion → what is said of it and by which tests or checks that is known. A new test gets its name in tests.ts, then stands
 * behind a row of one of the four files; a row that was mended takes its line out of the page on accessibility (claims.ts).
 */
export const findings: Findings = { ...perceivable, ...operable, ...understandable, ...section508 };

/** The word of the report for a row: without anything behind it, it is not evaluated. */
export function verdictOf(id: RowId): Finding['verdict'] | 'Not Evaluated' {
  return findings[id]?.verdict ?? 'Not Evaluated';
}

/** The rows with one verdict, in their order. */
export function rowsWith(verdict: ReturnType<typeof verdictOf>, among: readonly RowId[] = rowIds): RowId[] {
  return among.filter((id) => verdictOf(id) === verdict);
}
