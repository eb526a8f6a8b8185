import { contactFile, statementJson, statementPdf } from '../addresses/routes.ts';

/** The words around the sheet, which are not printed. */
export const capabilityStatementPage = {
  back: 'Back to Home',
  save: 'Save as PDF',
  tools: 'This document',
  downloads: 'Downloads',
  files: [
    { name: 'Statement', kind: 'PDF', href: statementPdf },
    { name: 'Contact card', kind: 'VCF', href: contactFile },
    { name: 'Data file', kind: 'JSON', href: statementJson },
  ],
  paper: 'One sheet, on A4 and on US Letter alike. The PDF is tagged for screen readers.',
  checks: { title: 'Where it can be checked', all: 'Each line, with its source' },
  width: '210 mm wide',
  height: '297 mm high',
  beside: 'Beside the sheet',
  key: 'Abbreviations on the sheet',
  abbreviations: ['DDC', 'EDWOSB', 'FEMA', 'NAICS', 'PSC', 'RFP', 'RFQ', 'SAM', 'SBA', 'VRF', 'WOSB'],
} as const;
