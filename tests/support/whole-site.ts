import { company } from 'records:company';
import { render } from '#src/entry-prerender.tsx';
import { statement, statementRecords } from '#src/views/statement.ts';
import { allPages } from '#tools/pages/all-pages.ts';
import { socialSubject } from '#tools/social/social-picture.ts';
import { capabilityPdf } from '#tools/statement/capability-pdf.ts';
import { capabilityData } from '#tools/statement/statement-files.ts';
import { structuredData } from '#tools/structured-data/structured-data.ts';

/** The HTML and the search data of every page by its path, and what can be taken along: made of the records as the build makes them. */
export async function wholeSite() {
  const pages = new Map<string, { html: string; title: string; data: string }>();
  for (const page of allPages()) {
    const { path, title } = page.route;
    socialSubject(page);
    pages.set(path, {
      html: await render(path),
      title,
      data: JSON.stringify(structuredData(page, company.revision)),
    });
  }
  return {
    pages,
    json: JSON.stringify(capabilityData(statementRecords)),
    pdf: await capabilityPdf(statement, company.revision),
  };
}
