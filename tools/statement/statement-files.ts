import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { company } from 'records:company';
import { here } from 'words:language';
import { contactNote } from 'words:parts';
import type { Address, Company } from '#content/records/company.ts';
import { contactFile, statementJson, statementPdf } from '#src/views/routes.ts';
import { statement, statementRecords } from '#src/views/statement.ts';
import { capabilityData } from './capability-json.ts';
import { capabilityPdf } from './capability-pdf.ts';

/** Writes what can be taken along from /capability-statement: the PDF, its data as JSON, the company as a contact. */
export async function writeStatementFiles(folder: string): Promise<void> {
  await write(folder, statementPdf, await capabilityPdf(statement, company.revision));
  await write(folder, statementJson, `${JSON.stringify(capabilityData(statementRecords), null, 2)}\n`);
  await writeContactFile(folder);
}

/** Writes the company as a contact, in the language that is built. */
export function writeContactFile(folder: string): Promise<void> {
  return write(folder, contactFile, vcard(company));
}

async function write(folder: string, path: string, content: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * The company as a vCard 3.0 (RFC 2426), which every program reads that takes contacts; the newer 4.0 says nothing more of it.
 * `revision` is the day of its REV. A fixed form of fourteen lines: a package would save none of them.
 */
export function vcard(company: Company): string {
  const { name, office, phone, email, website, revision } = company;
  return [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['PRODID', text(`-//${name}//${here.id.toUpperCase()}`)],
    ['UID', new URL('/#company', website).href],
    ['REV', `${revision}T00:00:00Z`],
    ['FN', text(name)],
    // required, and of a company empty
    ['N', ';;;;'],
    ['ORG', text(name)],
    // Apple's, for a card that is a company's and no person's
    ['X-ABShowAs', 'COMPANY'],
    ['TEL;TYPE=WORK,VOICE,PREF', phone.e164],
    ['EMAIL;TYPE=INTERNET,WORK', text(email)],
    ['ADR;TYPE=WORK', address(office)],
    ['URL', website],
    ['NOTE', text(contactNote)],
    ['END', 'VCARD'],
  ]
    .map(([property, value]) => `${folded(`${property}:${value}`)}\r\n`)
    .join('');
}

/** Box and extension, which stay empty, street, city, state, ZIP, country. */
function address({ street, city, state, zip }: Address): string {
  return ['', '', street, city, state, zip, 'United States'].map(text).join(';');
}

/** A value with the signs escaped that separate values. */
function text(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** No line over 75 bytes: the rest follows on lines that begin with a space. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const current = lines.at(-1) as string;
    if (Buffer.byteLength(current + character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join('\r\n');
}
