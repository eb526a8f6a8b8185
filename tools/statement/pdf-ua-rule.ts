import type { PdfObjects } from './pdf-objects.ts';

/**
 * For tests: what ISO 14289-1 (PDF/UA-1) asks and a machine can check, by its clause and, in brackets, its failure conditions in the
 * Matterhorn Protocol 1.1 of the PDF Association.
 */
export interface Rule {
  name: string;
  /** What breaks it. */
  faults: (pdf: PdfObjects) => string[];
}

/** The fault, unless what is asked is so. */
export function unless(isSo: boolean, fault: string): string[] {
  return isSo ? [] : [fault];
}
