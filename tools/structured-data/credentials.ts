import { company as ours } from 'records:company';
import { credentials } from 'records:credentials';
import type { EducationalOccupationalCredential } from 'schema-dts';
import type { Company } from '#content/records/company/schema.ts';
import { known, withoutGaps } from './known.ts';

/** The license and what else is held: never what is in process or mere experience. */
export function heldCredentials(company: Company = ours): EducationalOccupationalCredential[] {
  return credentials
    .filter(({ status }) => status === 'held')
    .map(({ kind, name, number, validThrough, verify }) =>
      withoutGaps<EducationalOccupationalCredential & object>({
        '@type': 'EducationalOccupationalCredential',
        name,
        credentialCategory: kind === 'license' ? 'license' : 'certification',
        identifier: known(kind === 'license' ? company.license.number : number),
        expires: known(validThrough),
        url: verify?.url,
      }),
    );
}
