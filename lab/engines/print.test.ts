import { licenseNumber } from 'words:facts';
import { routes } from '../../src/views/routes.ts';
import { readPdf } from '../../tools/statement/read-pdf.ts';
import { expect, journey } from './support/journey.ts';

for (const paper of ['A4', 'Letter'] as const) {
  journey(`the capability statement prints on one sheet of ${paper}, whole`, async ({ visitor }) => {
    await visitor.goto(routes.capabilityStatement.path);
    await visitor.tab.run(() => document.fonts.ready.then(() => undefined));
    const print = await readPdf(await visitor.tab.print(paper));
    expect(print.pages).toBe(1);
    expect(print.text.replace(/\s+/g, '')).toContain(licenseNumber.replace(/\s+/g, ''));
    for (const { text, x, y, width } of print.runs) {
      expect(x, text).toBeGreaterThan(18);
      expect(x + width, text).toBeLessThan(print.width - 18);
      expect(y, text).toBeGreaterThan(18);
    }
  });
}
