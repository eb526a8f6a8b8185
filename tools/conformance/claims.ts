import type { accessibilityPage } from '#content/pages/accessibility.ts';
import type { RowId } from './criteria.ts';
import type { Backing } from './finding.ts';

type Line<Section extends 'works' | 'barriers'> = (typeof accessibilityPage)[Section]['items'][number]['id'];

/** What stands behind each line of the site's own page: rows that are met, or tests of what no row asks for. */
export const claims: Record<Line<'works'>, { rows: readonly RowId[]; by: readonly Backing[] }> = {
  keyboard: { rows: ['2.1.1', '2.1.2', '2.4.11'], by: [] },
  noScript: { rows: [], by: ['noScript', 'valid'] },
  largeText: { rows: ['1.4.4', '1.4.12'], by: [] },
  narrow: { rows: ['1.4.10'], by: [] },
  colors: { rows: ['2.2.2'], by: ['auditForced', 'forcedDrawings', 'adaptation'] },
  drawings: { rows: ['1.1.1'], by: ['mapList'] },
  print: { rows: [], by: ['print'] },
  statement: { rows: ['602.3'], by: ['statementPdf'] },
};

/** The rows of which each known barrier keeps the site; `every other` are those without a finding. */
export const barriers: Record<Line<'barriers'>, readonly RowId[] | 'every other'> = {
  readers: ['302.1'],
  emergency: ['302.6'],
  unevaluated: 'every other',
};
