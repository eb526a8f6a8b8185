import type { PageName } from '#src/lib/route-name.ts';

export type BarPurpose = 'apply' | 'statement' | 'emergency' | 'question';

/** What the thumb is there for beside the call; a question, where a page is not named. */
const purposeOf: Partial<Record<PageName, BarPurpose>> = {
  careers: 'apply',
  position: 'apply',
  training: 'apply',
  program: 'apply',
  subcontractors: 'apply',
  government: 'statement',
  capabilityStatement: 'statement',
  home: 'emergency',
  residential: 'emergency',
  commercial: 'emergency',
  services: 'emergency',
  chillers: 'emergency',
  chillerServices: 'emergency',
  contact: 'emergency',
};

/** What the bar of a phone is for on a page, beside the call. */
export function barPurpose(page: PageName): BarPurpose {
  return purposeOf[page] ?? 'question';
}

/** Whether that bar asks for the quote, so that the header above it need not. */
export function isQuoteInBar(page: PageName): boolean {
  return ['emergency', 'question'].includes(barPurpose(page));
}
