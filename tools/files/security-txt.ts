import { company } from '#content/records/company/company.ts';

/** Where it lies (RFC 9116). */
export const securityPath = '/.well-known/security.txt';

/** Whom somebody writes to who has found a hole in the site. */
export function securityTxt(): string {
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${company.securityContactUntil}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(securityPath, company.website).href}`,
    '',
  ].join('\n');
}
