// A fixed form of fourteen lines (RFC 6350): a package would save none of them.

import { promises } from 'records:promises';
import { licenseShort } from 'words:sentences';
import type { Address, Company } from '#content/records/company.ts';

/** The company as a vCard 4.0 that phones and mail programs import (RFC 6350); `revision` is the day of its REV. */
export function vcard(company: Company): string {
  const { name, office, phone, email, website, revision } = company;
  return [
    ['BEGIN', 'VCARD'],
    ['VERSION', '4.0'],
    ['KIND', 'org'],
    ['PRODID', text(`-//${name}//EN`)],
    ['UID', new URL('/#company', website).href],
    ['REV', `${revision.replaceAll('-', '')}T000000Z`],
    ['FN', text(name)],
    ['N', ';;;;'],
    ['ORG', text(name)],
    // phones read a number, not every one of them the tel: address that the standard prefers
    ['TEL;TYPE=work,voice;PREF=1', phone.e164],
    ['EMAIL;TYPE=work', text(email)],
    ['ADR;TYPE=work', address(office)],
    ['URL', website],
    ['NOTE', text(`${licenseShort}. Emergency line open ${promises.emergency.line}.`)],
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
  return value.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
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
