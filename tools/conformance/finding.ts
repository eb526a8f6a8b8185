import type { RowId } from './criteria.ts';
import type { checks, tests } from './tests.ts';

/** The name of a test or of a check. */
export type Backing = keyof typeof tests | keyof typeof checks;

/** What is said of a row, and by what that is known. A row of which nothing is said is not evaluated. */
export interface Finding {
  verdict: 'Supports' | 'Partially Supports' | 'Not Applicable';
  remarks: string;
  by: readonly [Backing, ...Backing[]];
}

export type Findings = Partial<Record<RowId, Finding>>;

export const supports = (remarks: string, ...by: Finding['by']): Finding => ({
  verdict: 'Supports',
  remarks,
  by,
});

export const partially = (remarks: string, ...by: Finding['by']): Finding => ({
  verdict: 'Partially Supports',
  remarks,
  by,
});

export const doesNotApply = (remarks: string, ...by: Finding['by']): Finding => ({
  verdict: 'Not Applicable',
  remarks,
  by,
});
