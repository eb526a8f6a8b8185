import { formatDate } from '../values/format.ts';

// What the page on accessibility and the conformance report (docs/accessibility.md) both say of themselves.

/** What the site is measured by. */
export const guidelines = 'Web Content Accessibility Guidelines (WCAG) 2.2';
export const conformanceLevel = 'AA';
/** The day on which the report was last gone through, row by row: November 22, 2026. */
export const evaluated = formatDate('2026-11-22');
