import { company } from '../records/company/company.ts';

/** What stands in the files for programs that read the site: llms.txt, the pages' words, the list of open positions. */
export const machineWords = {
  allPages: 'All pages of this site',
  pages: 'Pages',
  files: 'Files',
  optional: 'Optional',
  note: `Each page is also Markdown at its address with .md. Prices, hours and promises hold with the conditions beside them. For an emergency, people call ${company.phone.display}.`,
  statement: 'Capability statement, one page',
  statementData: 'The facts of the statement as JSON',
  contact: 'The company as a contact (vCard)',
  careers: 'The open positions as JSON',
};
