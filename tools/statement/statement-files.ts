import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { company } from 'records:company';
import { contactFile, statementJson, statementPdf } from '#src/views/routes.ts';
import { statement, statementRecords } from '#src/views/statement.ts';
import { capabilityData } from './capability-json.ts';
import { capabilityPdf } from './capability-pdf.ts';
import { vcard } from './vcard.ts';

/** Writes what can be taken along from /capability-statement: the PDF, its data as JSON, the company as a contact. */
export async function writeStatementFiles(folder: string): Promise<void> {
  await writeFiles(folder, [
    [statementPdf, await capabilityPdf(statement, company.revision)],
    [statementJson, `${JSON.stringify(capabilityData(statementRecords), null, 2)}\n`],
  ]);
  await writeContactFile(folder);
}

/** Writes the company as a contact, in the language that is built. */
export async function writeContactFile(folder: string): Promise<void> {
  await writeFiles(folder, [[contactFile, vcard(company)]]);
}

async function writeFiles(
  folder: string,
  files: readonly [path: string, content: string | Buffer][],
): Promise<void> {
  for (const [path, content] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
